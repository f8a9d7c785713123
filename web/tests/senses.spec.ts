// What is heard and felt of a game, a screen that stays lit, fingers that slip, and a board seen from the other side.

import { action, BEFORE_PASS, drawn, eventsOf, expect, heard, listen, more, openGame, plies, result, square, status, test, untilShown, WITH_PASS, withSettings, type Page } from './play.ts';

interface Felt {
  /** The pitch of each tone. */
  tones: number[];
  vibrations: number;
  /** Whether the screen is held awake. */
  isAwake: boolean;
}

declare global {
  interface Window {
    felt: Felt;
  }
}

/** Writes down what a person would hear and feel. To be called before the page is opened. */
async function feel(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const felt: Felt = { tones: [], vibrations: 0, isAwake: false };
    window.felt = felt;
    const Oscillator = OscillatorNode;
    window.OscillatorNode = class extends Oscillator {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        felt.tones.push(options?.frequency ?? 0);
      }
    };
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' });
    navigator.vibrate = () => Boolean((felt.vibrations += 1));
    const request = async () => {
      felt.isAwake = true;
      return { release: async () => void (felt.isAwake = false) };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
}

const felt = (page: Page) => page.evaluate(() => window.felt);

/** What has been heard since the last time, once it is so much. */
async function tones(page: Page, count: number): Promise<number[]> {
  await expect.poll(async () => (await felt(page)).tones.length).toBe(count);
  return page.evaluate(() => window.felt.tones.splice(0));
}

/** A gesture, after which the browser allows sounds and the app has got ready for them. */
async function unlockSound(page: Page): Promise<void> {
  await page.locator('h1').press('Shift');
  await page.waitForTimeout(1000);
}

test('a move is heard disc by disc, a pass as two low notes and felt, and one key silences it all', async ({ page }) => {
  await feel(page);
  await listen(page);
  await openGame(page, { events: eventsOf(WITH_PASS.slice(0, BEFORE_PASS - 1)) });
  await unlockSound(page);
  // It flips two discs, and Black must pass.
  await square(page, WITH_PASS[BEFORE_PASS - 1] ?? '').click();
  await untilShown(page);
  const flips = /flips (\d+)/.exec(await status(page).innerText())?.[1];
  const [placed, ...rest] = await tones(page, 1 + Number(flips) + 2);
  const ticks = rest.slice(0, Number(flips));
  expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
  expect(Math.min(...ticks)).toBeGreaterThan(placed ?? Infinity);
  expect(Math.max(...rest.slice(-2))).toBeLessThan(200);
  expect((await felt(page)).vibrations).toBe(1);

  await heard(page);
  await page.keyboard.press('s');
  expect(await heard(page, 'polite')).toEqual(['Sound is off.']);
  await page.locator('[data-square]:not([aria-disabled])').first().click();
  await plies(page, BEFORE_PASS + 2);
  await page.keyboard.press('s');
  await page.locator('[data-square]:not([aria-disabled])').first().click();
  await untilShown(page);
  // One of the two moves was silent.
  const last = /flips (\d+)/.exec(await status(page).innerText())?.[1];
  await tones(page, 1 + Number(last));
});

test('the end is heard as three notes', async ({ page }) => {
  await feel(page);
  await openGame(page, { events: eventsOf('f5f4c3e6f7g6g4e8g8g5'.match(/../g) ?? []) });
  await unlockSound(page);
  await square(page, 'h5').click();
  await expect(result(page)).toBeVisible();
  await expect.poll(async () => (await felt(page)).tones.slice(-3)).toEqual([392, 494, 587]);
});

test('the screen stays lit while a clock runs, and no longer', async ({ page }) => {
  await feel(page);
  await openGame(page, { rules: { time: '10' } });
  await expect.poll(async () => (await felt(page)).isAwake).toBe(true);
  await more(page, 'pause');
  await expect.poll(async () => (await felt(page)).isAwake).toBe(false);
  await more(page, 'resume');
  await expect.poll(async () => (await felt(page)).isAwake).toBe(true);
  await more(page, 'resign');
  await page.locator('dialog[open] .danger').click();
  await expect(result(page)).toBeVisible();
  await expect.poll(async () => (await felt(page)).isAwake).toBe(false);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('who wants to confirm touches twice: the first marks the square, another one marks that, and the second plays', async ({ page }) => {
    await withSettings(page, { confirmTouch: true, legalSquares: false });
    await openGame(page);
    const before = await drawn(page);
    for (const name of ['d3', 'f5']) {
      await square(page, name).tap();
      await expect(page.locator('.legal.chosen')).toHaveCount(1);
      await expect(square(page, name).locator('.legal.chosen')).toBeVisible();
    }
    expect(await drawn(page)).toBe(before);
    await square(page, 'f5').tap();
    await plies(page, 1);
    await expect(square(page, 'f5').locator('.disc.black')).toBeAttached();
  });
});

test('the board is seen from the other side and back, the same game on it', async ({ page }) => {
  await listen(page);
  await openGame(page, { events: eventsOf(['f5']) });
  const corner = () => page.locator('[data-square]').first().getAttribute('data-square');
  const before = await drawn(page);
  // Black sits at the bottom.
  expect(await corner()).toBe('a1');
  await expect(page.locator('.near')).toContainText('Black');
  await heard(page);
  await page.locator('h1').press('f');
  expect(await corner()).toBe('h8');
  await expect(page.locator('.near')).toContainText('White');
  expect(await heard(page, 'polite')).toHaveLength(1);
  expect(await drawn(page)).toBe(before);
  // An arrow leads where it points.
  await square(page, 'd6').focus();
  await page.keyboard.press('ArrowUp');
  await expect(square(page, 'd7')).toBeFocused();
  await action(page, 'more').click();
  await page.locator('dialog [data-action=turn]').click();
  expect(await corner()).toBe('a1');
});
