// How the tests of lessons open them and do what they ask: by mouse, by keyboard and in the text mode.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Lesson, LessonContents, LessonPart } from '../../target/wasm/web/otho_wasm.js';
import { otho } from './rules.ts';

const FOLDER = new URL('../../content/lessons/', import.meta.url);

export interface Known {
  id: string;
  lesson: Lesson;
  contents: LessonContents;
}

/** The lessons of a course in their order, read as the app reads them. */
export function lessonsOf(course: string, language = 'en'): Known[] {
  const folder = new URL(`${language}/${course}/`, FOLDER);
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const lesson = otho.Lesson.parse(readFileSync(new URL(file, folder), 'utf8'), language);
      return { id: `${course}/${file.replace(/^\d+-|\.md$/g, '')}`, lesson, contents: lesson.contents() };
    });
}

export const verdict = (page: Page) => page.getByTestId('verdict');
export const next = (page: Page) => page.getByTestId('next');

/** Opens a lesson at a step, 1 for the first. */
export async function openStep(page: Page, id: string, step = 1): Promise<void> {
  await page.goto(`./#/learn/${id}/${step}`);
  await expect(page.getByText(new RegExp(`^Step ${step} of`))).toBeAttached();
}

/** Serves a text of the test's own as the first lesson. */
export async function serveLesson(page: Page, step: string): Promise<void> {
  const body = `# A lesson\nFor tests.\n\n## One step\n${step}\n`;
  await page.route(/01-board-[^/]*\.md$/, (route) => route.fulfill({ body, contentType: 'text/markdown' }));
  await openStep(page, 'initiation/board');
}

/** How squares are reached and things are chosen. */
export interface Hand {
  square(page: Page, name: string): Promise<void>;
  press(page: Page, selector: string): Promise<void>;
}

export const mouse: Hand = {
  square: (page, name) => page.locator(`[role=grid] [data-square=${name}]`).last().click(),
  press: (page, selector) => page.locator(selector).click(),
};

/** Presses Tab until something that fits has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 80; n += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) {
      return;
    }
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

export const keyboard: Hand = {
  async square(page, name) {
    const isThere = await page.evaluate(() => document.activeElement?.matches('[data-square]') ?? false);
    if (!isThere) {
      await tabTo(page, '[data-square]');
    }
    await page.keyboard.press('Control+Home');
    for (let column = 'a'.charCodeAt(0); column < name.charCodeAt(0); column += 1) {
      await page.keyboard.press('ArrowRight');
    }
    for (let row = 1; row < Number(name[1]); row += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  },
  async press(page, selector) {
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
  },
};

type Exercise = Extract<LessonPart, { type: 'exercise' }>;

/** Gives the right answer to an exercise. */
export async function solve(page: Page, hand: Hand, { kind }: Exercise, solution: string): Promise<void> {
  const squares = solution.match(/[a-h][1-8]/g) ?? [];
  switch (kind) {
    case 'count':
      await hand.press(page, 'main form input');
      await page.keyboard.type(solution);
      await page.keyboard.press('Enter');
      return;
    case 'move':
      await hand.square(page, squares[0] ?? '');
      return;
    case 'line':
      for (const square of squares) {
        await hand.square(page, square);
      }
      return;
    default:
      for (const square of squares) {
        await hand.square(page, square);
      }
      await hand.press(page, 'main form button.primary');
  }
}

type Now = { is: 'turn'; squares: string[] } | { is: 'over' } | null;

/** Plays the game of a lesson to its end. The page needs a clock of its own, which is moved on while the computer thinks. */
export async function playOut(page: Page, move: (square: string) => Promise<void>): Promise<void> {
  let last = '';
  await expect(async () => {
    for (;;) {
      const now: Now = await page.evaluate((): Now => {
        const found = [...document.querySelectorAll<HTMLElement>('[data-square]:not([aria-disabled])')];
        if (document.querySelector('[data-testid=verdict]')) {
          return { is: 'over' };
        }
        return found.length > 0 ? { is: 'turn', squares: found.map(({ dataset }) => dataset.square ?? '') } : null;
      });
      if (now?.is === 'over') {
        return;
      }
      // While the square that was just played is still offered, the page is about to show the move.
      if (now?.is === 'turn' && !now.squares.includes(last)) {
        // Corners first, as the lesson says.
        last = now.squares.find((square) => /[ah][18]/.test(square)) ?? now.squares[0] ?? '';
        await move(last);
      } else {
        await page.clock.runFor(600);
      }
    }
  }).toPass();
}

export interface KeptLesson {
  id: string;
  step: number;
  solved: number[];
  isDone: boolean;
}

/** What the browser has kept of a lesson. */
export function keptLesson(page: Page, id: string): Promise<KeptLesson | undefined> {
  return page.evaluate(
    (wanted) =>
      new Promise<KeptLesson | undefined>((resolve, reject) => {
        const opening = indexedDB.open('otho-learn');
        opening.onerror = () => reject(new Error('the database did not open'));
        opening.onsuccess = () => {
          const found = opening.result.transaction('lessons').objectStore('lessons').get(wanted);
          found.onsuccess = () => {
            opening.result.close();
            resolve(found.result as KeptLesson | undefined);
          };
        };
      }),
    id,
  );
}
