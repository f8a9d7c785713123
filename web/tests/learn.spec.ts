// Lessons from the first page to the last step: by mouse, by keyboard, in the text mode, in three languages.

import { expect, test, type Page } from '@playwright/test';
import { keptLesson, keyboard, lessonsOf, mouse, next, openStep, playOut, solve, verdict, type Hand } from './lesson.ts';
import { plain } from '../src/pages/learn/words.ts';
import { expectNoSidewaysScroll, inTextMode, LANGUAGES, send, withSettings } from './support.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const INITIATION = lessonsOf('initiation');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectAllDone(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Learn');
  await expect(page.getByText('10 of 10 lessons done')).toBeVisible();
  for (const { id, contents } of INITIATION) {
    const asking = contents.steps.flatMap(({ parts }, step) => (parts.some(({ type }) => type !== 'prose' && type !== 'board') ? [step] : []));
    await expect.poll(() => keptLesson(page, id), id).toMatchObject({ isDone: true, solved: asking });
  }
}

for (const [name, hand] of Object.entries({ mouse, keyboard }) as [string, Hand][]) {
  test(`the whole initiation by ${name}`, async ({ page }) => {
    await page.clock.install();
    await page.goto('./');
    await hand.press(page, 'a[href="#/learn/initiation"]');
    for (const { lesson, contents } of INITIATION) {
      for (const [step, { heading: title, parts }] of contents.steps.entries()) {
        await expect(heading(page)).toHaveText(plain(title));
        await expect(heading(page)).toBeFocused();
        for (const [index, part] of parts.entries()) {
          if (part.type === 'exercise') {
            await solve(page, hand, part, lesson.solution(step, index));
          } else if (part.type === 'quiz') {
            await hand.press(page, `main ol li:nth-child(${part.right + 1}) button`);
          } else if (part.type === 'play') {
            await playOut(page, (square) => hand.square(page, square));
          }
        }
        if (parts.some(({ type }) => type !== 'prose' && type !== 'board')) {
          await expect(verdict(page)).toHaveAttribute('data-outcome', 'right');
        }
        await hand.press(page, '[data-testid=next]');
      }
    }
    await expectAllDone(page);
  });
}

test('the whole initiation in the text mode', async ({ page }) => {
  await inTextMode(page);
  await page.clock.install();
  await page.goto('./');
  await keyboard.press(page, 'a[href="#/learn/initiation"]');
  const log = page.getByTestId('log').locator('li');
  for (const { lesson, contents } of INITIATION) {
    for (const [step, { heading: title, parts }] of contents.steps.entries()) {
      await expect(heading(page)).toHaveText(plain(title));
      await expect(heading(page)).toBeFocused();
      await expect(page.getByRole('grid')).toHaveCount(0);
      for (const [index, part] of parts.entries()) {
        if (part.type === 'exercise') {
          await send(page, 'b');
          await expect(log.last()).toContainText('4:');
          await send(page, lesson.solution(step, index));
        } else if (part.type === 'quiz') {
          await send(page, String(part.right + 1));
          await expect(log.last()).toContainText('Right.');
        } else if (part.type === 'play') {
          await playByWords(page);
        }
      }
      const isPlay = parts.some(({ type }) => type === 'play');
      await (isPlay ? next(page).press('Enter') : send(page, 'next'));
    }
  }
  await expectAllDone(page);
});

/** Plays a game by what is said: the legal moves are asked for, and one of them is typed. */
async function playByWords(page: Page): Promise<void> {
  const answers = page.getByTestId('log').locator('.answer');
  await expect(async () => {
    while ((await verdict(page).count()) === 0) {
      const last = (await answers.allInnerTexts()).findLast((text) => /to move|has no move/.test(text)) ?? '';
      if (/Black to move/.test(last)) {
        await send(page, 'm');
        const moves = (await answers.last().innerText()).match(/\b[a-h][1-8]\b/g) ?? [];
        await send(page, moves.at(-1) ?? '');
      }
      await page.clock.runFor(600);
    }
  }).toPass();
}

test('a reload, and the way back, come to the same step', async ({ page }) => {
  await page.goto('./#/learn/initiation/bracket');
  await next(page).click();
  await expect(heading(page)).toHaveText('Up and down');
  await page.reload();
  await expect(heading(page)).toHaveText('Up and down');
  await next(page).click();
  await expect(heading(page)).toHaveText('Diagonally');
  await page.goBack();
  await expect(heading(page)).toHaveText('Up and down');
  await page.goto('./#/learn');
  await expect(page.locator('[data-lesson="initiation/bracket"]')).toContainText('Step 2 of 4');
  await page.locator('[data-lesson="initiation/bracket"] a').click();
  await expect(heading(page)).toHaveText('Up and down');
});

test('a course goes on with the first lesson that is not done', async ({ page }) => {
  await openStep(page, 'initiation/board', 3);
  await next(page).click();
  await expect(heading(page)).toHaveText('A letter and a number');
  await page.goto('./#/learn');
  await expect(page.getByText('1 of 10 lessons done')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-lesson="initiation/board"]')).toContainText('Done');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(heading(page)).toHaveText('A letter and a number');
});

test('two tabs that write at the same time lose nothing of each other’s', async ({ page, context }) => {
  const other = await context.newPage();
  await openStep(page, 'initiation/board', 2);
  await openStep(other, 'initiation/board', 3);
  // While a third one writes, both have to wait, so that neither can read what the other has written before it writes itself.
  const third = await context.newPage();
  await third.goto('./#/about');
  await third.evaluate(holdLessons);
  await page.getByRole('button', { name: 'Now it is White’s.' }).click();
  await other.getByLabel('Your number').fill(String(await other.locator('[role=grid] .disc.black').count()));
  await other.getByRole('button', { name: 'Check' }).click();
  for (const tab of [page, other]) {
    await expect(verdict(tab)).toHaveAttribute('data-outcome', 'right');
  }
  await third.evaluate(() => window.letGo());
  await expect.poll(async () => (await keptLesson(page, 'initiation/board'))?.solved.toSorted()).toEqual([1, 2]);
});

declare global {
  interface Window {
    letGo: () => void;
  }
}

/** Keeps everybody else from writing lessons until `letGo` is called: a transaction lives as long as it is asked something. */
function holdLessons(): Promise<void> {
  return new Promise((resolve, reject) => {
    let isHeld = true;
    window.letGo = () => (isHeld = false);
    const opening = indexedDB.open('otho-learn');
    opening.onerror = () => reject(new Error('the database did not open'));
    opening.onsuccess = () => {
      const store = opening.result.transaction('lessons', 'readwrite').objectStore('lessons');
      const ask = () => {
        resolve();
        if (isHeld) {
          store.count().onsuccess = ask;
        } else {
          opening.result.close();
        }
      };
      store.count().onsuccess = ask;
    };
  });
}

test('two tabs lose nothing of each other’s', async ({ page, context }) => {
  const other = await context.newPage();
  await openStep(page, 'initiation/board', 2);
  await openStep(other, 'initiation/board', 3);
  await page.getByRole('button', { name: 'Now it is White’s.' }).click();
  await expect(verdict(page)).toHaveAttribute('data-outcome', 'right');
  await other.getByLabel('Your number').fill(String(await other.locator('[role=grid] .disc.black').count()));
  await other.getByRole('button', { name: 'Check' }).click();
  await expect(verdict(other)).toHaveAttribute('data-outcome', 'right');
  await expect.poll(async () => (await keptLesson(page, 'initiation/board'))?.solved.toSorted()).toEqual([1, 2]);
  await page.goto('./#/learn');
  await next(other).click();
  // Without a reload: the other tab tells.
  await expect(page.locator('[data-lesson="initiation/board"]')).toContainText('Done');
});

test('a browser that keeps nothing can still learn, and is told', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await openStep(page, 'initiation/board', 3);
  await next(page).click();
  await expect(heading(page)).toHaveText('A letter and a number');
  await page.goto('./#/learn');
  await expect(page.getByText('What you have learned is not being kept.')).toBeVisible();
});

test('squares in the text are pointed at on the board, by pointer and by keyboard', async ({ page }) => {
  await openStep(page, 'initiation/bracket', 2);
  const mark = page.locator('[data-square=d4] .mark');
  await page.locator('main a.square', { hasText: 'd4' }).first().hover();
  await expect(mark).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(mark).toHaveCount(0);
  await page.locator('main a.square', { hasText: 'd4' }).first().press('Enter');
  await expect(page.locator('[data-square=d4]')).toBeFocused();
  await expect(mark).toBeVisible();
  await expect(heading(page)).toHaveText('Up and down');
});

test('the board keeps its place when something is answered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStep(page, 'initiation/first-move', 2);
  const before = await page.getByRole('grid').boundingBox();
  await page.locator('[data-square=d3]').click();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(verdict(page)).toBeVisible();
  expect(await page.getByRole('grid').boundingBox()).toEqual(before);
});

test('the language changes in the middle of a step, and what was done stays', async ({ page }) => {
  await openStep(page, 'initiation/first-move', 2);
  await page.locator('[data-square=d3]').click();
  await page.locator('[data-square=a1]').click();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(verdict(page)).toContainText('a1 does not belong there.');
  for (const [language, said] of [['fr', 'a1 n’en fait pas partie'], ['cs', 'a1']] as const) {
    await page.evaluate((chosen) => {
      const newValue = JSON.stringify({ language: chosen });
      dispatchEvent(new StorageEvent('storage', { key: 'otho.settings', newValue }));
    }, language);
    const [same] = lessonsOf('initiation', language).filter(({ id }) => id === 'initiation/first-move');
    await expect(heading(page)).toHaveText(plain(same?.contents.steps[1]?.heading ?? []));
    await expect(verdict(page)).toContainText(said);
    await expect(page.locator('[data-square=d3] .mark')).toBeVisible();
  }
});

test('an address without a lesson says so', async ({ page }) => {
  await page.goto('./#/learn/initiation/nothing');
  await expect(page.getByText('There is no such lesson.')).toBeVisible();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(heading(page)).toHaveText('Learn');
});

test('a lesson that does not arrive can be asked for again', async ({ page }) => {
  await page.route(/01-board-[^/]*\.md$/, (route) => route.abort());
  await page.goto('./#/learn/initiation/board');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(/01-board-[^/]*\.md$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Eight rows of eight');
});

for (const language of LANGUAGES) {
  test(`every step of every lesson fits a narrow phone in ${language}`, async ({ page }) => {
    await withSettings(page, { language });
    await page.setViewportSize({ width: 320, height: 568 });
    for (const { id, contents } of ['initiation', 'strategy', 'rules'].flatMap((course) => lessonsOf(course, language))) {
      for (const [step, { heading: title }] of contents.steps.entries()) {
        await page.goto(`./#/learn/${id}/${step + 1}`);
        await expect(heading(page)).toHaveText(plain(title));
        await expectNoSidewaysScroll(page);
      }
    }
  });
}
