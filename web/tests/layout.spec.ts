// Every page fits: on small and large screens, in three languages, with text of twice the size; and the board stays put.

import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, openGame, preset, set, settle } from './support/app.ts';
import { misfits, tooSmall } from './support/clipped.ts';
import { kept, MOVES, TURNS } from './support/fixed.ts';
import { STATES } from './support/states.ts';

test.use({ serviceWorkers: 'block' });

interface Screen {
  name: string;
  width: number;
  height: number;
  /** Per cent of the usual size of text. */
  text?: number;
}

// Neighbours of one size save a layout of the page, which is most of what a screen costs.
const SCREENS: readonly Screen[] = [
  { name: 'small phone', width: 320, height: 568 },
  { name: 'small phone on its side', width: 568, height: 320 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'phone with 200 % text', width: 390, height: 844, text: 200 },
  { name: 'desktop at 200 % zoom', width: 640, height: 400 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'tablet on its side', width: 1024, height: 768 },
  { name: 'square desktop', width: 1280, height: 1024 },
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'desktop with 200 % text', width: 1280, height: 800, text: 200 },
];

async function use(page: Page, { width, height, text = 100 }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text);
  await settle(page);
}

for (const { name, open } of STATES) {
  test(`${name}: nothing is cut off, on any screen, in any language`, async ({ page }) => {
    await preset(page);
    await open(page);
    const found: string[] = [];
    for (const [n, language] of LANGUAGES.entries()) {
      await set(page, { language });
      // Every other time from the largest to the smallest, so that a language begins where the last one ended.
      for (const screen of n % 2 === 0 ? SCREENS : SCREENS.toReversed()) {
        await use(page, screen);
        const small = screen.text === undefined ? await tooSmall(page) : [];
        found.push(...[...(await misfits(page)), ...small].map((what) => `${language}, ${screen.name}: ${what}`));
      }
    }
    expect(found).toEqual([]);
  });
}

for (const screen of SCREENS) {
  test(`${screen.name}: the board stays where it is from the first move to the end`, async ({ page }) => {
    await preset(page, { language: 'fr' });
    await openGame(page, kept({ rules: { time: '10+3x30' }, began: Date.now() }));
    await use(page, screen);
    // Large text, or a narrow column beside the board, takes more lines than are kept free, and pushes the moves down.
    const hasRoom = screen.text === undefined && (screen.width < screen.height || screen.width >= 1024);
    const still = hasRoom ? ['[role="grid"]', 'section.moves'] : ['[role="grid"]'];
    const places = await page.evaluate(
      async ([moves, parts]) => {
        const place = () =>
          // At the end the result takes the place of the moves, which then come after it.
          parts.filter((part) => part.includes('grid') || !document.querySelector('.result')).map((part) => {
            const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
            const size = part.includes('grid') ? [width, height] : [];
            return `${part} ${[x + scrollX, y + scrollY, ...size].map((n) => n.toFixed(1)).join(' ')}`;
          });
        const seen = new Set(place());
        for (const move of moves) {
          document.querySelector<HTMLElement>(`[data-square="${move}"]`)?.click();
          await new Promise((resolve) => requestAnimationFrame(resolve));
          place().forEach((one) => seen.add(one));
        }
        return [...seen];
      },
      [MOVES, still] as const,
    );
    await expect(page.locator('.result')).toBeVisible();
    await settle(page);
    expect(places).toHaveLength(still.length);
    expect(places.join()).not.toContain('NaN');
  });
}

/** Whether the middle of an element is seen without scrolling, and nothing lies over it. */
const isInSight = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

for (const { name, width, height } of SCREENS.filter(({ name }) => name === 'phone' || name === 'desktop')) {
  test(`${name}: the last move, and at the end what one may want then, are seen without scrolling`, async ({ page }) => {
    await preset(page);
    await page.setViewportSize({ width, height });
    for (const language of LANGUAGES) {
      await openGame(page, kept({ turns: 40 }));
      await set(page, { language });
      await expect.poll(() => isInSight(page, '[data-ply="40"]'), language).toBe(true);
      await openGame(page, kept({ id: 'over', turns: TURNS.length }));
      for (const which of ['first-child', 'last-child']) {
        expect(await isInSight(page, `[data-testid=result] .row > :${which}`), language).toBe(true);
      }
    }
  });
}

for (const [width, height] of [[700, 700], [600, 600], [800, 600], [390, 664], [1366, 640]] as const) {
  test(`${width}×${height}: the whole board is seen without scrolling`, async ({ page }) => {
    await preset(page);
    await page.setViewportSize({ width, height });
    await openGame(page, kept({ turns: 40 }));
    for (const corner of ['a1', 'h1', 'a8', 'h8']) {
      expect(await isInSight(page, `[data-square=${corner}]`), corner).toBe(true);
    }
  });
}
