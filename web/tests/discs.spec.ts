// Discs that can be seen and told apart: in every look and theme, without colours, and without motion.

import { expect, test, type Page } from '@playwright/test';
import { LOOKS, open, openGame, preset, settle, square } from './support/app.ts';
import { kept } from './support/fixed.ts';
import { contrast, look as lookAt, type Area, type Seen } from './support/pixels.ts';

test.use({ serviceWorkers: 'block' });

/** Inside the disc, which is 0.84 of a square wide. */
const FACE: Area = { left: 0.28, top: 0.28, right: 0.72, bottom: 0.72 };
/** Its left edge, inside the line around the square. */
const EDGE: Area = { left: 0.095, top: 0.48, right: 0.112, bottom: 0.52 };
/** The ground beside it, clear of the lines and of its shadow. */
const GROUND: Area = { left: 0.86, top: 0.05, right: 0.93, bottom: 0.12 };
const WHOLE: Area = { left: 0.05, top: 0.05, right: 0.95, bottom: 0.95 };

type Discs = Record<'black' | 'white', { face: Seen; edge: Seen; ground: Seen; whole: Seen }>;

/** The discs on the first two squares of the board in the gallery. */
async function discs(page: Page, look: string): Promise<Discs> {
  const reader = await page.context().newPage();
  const seen = async (name: string) => {
    const element = page.locator(`.window [data-look="${look}"] [data-square="${name}"]`);
    const [face, edge, ground, whole] = await lookAt(reader, element, [FACE, EDGE, GROUND, WHOLE]);
    if (!face || !edge || !ground || !whole) {
      throw new Error('four areas were asked for');
    }
    return { face, edge, ground, whole };
  };
  const found = { black: await seen('a1'), white: await seen('b1') };
  await reader.close();
  return found;
}

/** Light and dark pages have the same boards. */
for (const theme of ['light', 'contrast'] as const) {
  test(`${theme}: discs stand out from the board and from each other in every look, in grey too`, async ({ page }) => {
    await preset(page, { theme });
    await open(page, 'gallery?section=disc');
    await settle(page);
    for (const look of LOOKS) {
      const { black, white } = await discs(page, look);
      // Luminance is all that is left of a colour in grey.
      expect.soft(contrast(black.face.luminance, white.face.luminance), look).toBeGreaterThanOrEqual(3);
      for (const [side, { face, edge, ground }] of Object.entries({ black, white })) {
        // A disc printed on paper is set off by its outline, every other one by its face.
        const shown = look === 'print' && theme === 'light' && side === 'white' ? edge : face;
        expect.soft(contrast(shown.luminance, ground.luminance), `${look}, ${side}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with the system's colours, ${colorScheme}, discs differ in their pattern`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await preset(page);
    await open(page, 'gallery?section=disc');
    await settle(page);
    for (const look of LOOKS) {
      const { black, white } = await discs(page, look);
      // Full and empty: the face of one is the ground of the other, and both have an outline.
      expect(contrast(black.face.luminance, white.face.luminance), look).toBeGreaterThanOrEqual(3);
      expect(contrast(white.edge.luminance, white.face.luminance), look).toBeGreaterThanOrEqual(3);
      expect(contrast(black.face.luminance, black.ground.luminance), look).toBeGreaterThanOrEqual(3);
      const differing = [...black.whole.pattern].filter((cell, n) => cell !== white.whole.pattern[n]).length;
      expect(differing, look).toBeGreaterThan(144 / 4);
    }
  });
}

/** What moves on the board once a move is shown, by the property that moves. */
async function movesAfter(page: Page, name: string): Promise<string[]> {
  await expect(square(page, name)).not.toHaveAttribute('aria-disabled');
  return page.evaluate(async (move) => {
    // A click while something moves would cut that short.
    const placing = document.querySelector('.board')?.getAnimations({ subtree: true }) ?? [];
    await Promise.all(placing.map((one) => one.finished));
    const before = document.querySelectorAll('[data-ply]').length;
    const isShown = new Promise<void>((resolve) =>
      new MutationObserver((_, observer) => {
        if (document.querySelectorAll('[data-ply]').length > before) {
          observer.disconnect();
          resolve();
        }
      }).observe(document.body, { subtree: true, childList: true }),
    );
    document.querySelector<HTMLElement>(`[data-square="${move}"]`)?.click();
    await isShown;
    const running = document.querySelector('.board')?.getAnimations({ subtree: true }) ?? [];
    return running.map((one) => (one instanceof CSSTransition ? one.transitionProperty : (one as CSSAnimation).animationName));
  }, name);
}

test('discs turn, and with less motion only fade', async ({ page }) => {
  await preset(page, { motion: 'system' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openGame(page, kept());
  expect(await movesAfter(page, 'f5')).toContain('transform');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(square(page, 'f5')).toBeVisible();
  const moving = await movesAfter(page, 'f4');
  expect(moving.length).toBeGreaterThan(0);
  expect(new Set(moving)).toEqual(new Set(['opacity']));
});

test('whoever asks for more contrast gets lines in the colour of the text', async ({ page }) => {
  const colors = () =>
    page.locator('main .more section button').first().evaluate((button) => {
      const { borderTopColor, color } = getComputedStyle(button);
      return [borderTopColor, color] as const;
    });
  await preset(page, { theme: 'light' });
  await open(page, '');
  await expect(page.locator('main .more section button').first()).toBeVisible();
  const [border, text] = await colors();
  expect(border).not.toBe(text);
  await page.emulateMedia({ contrast: 'more' });
  const [strong, same] = await colors();
  expect(strong).toBe(same);
});
