// Whole games, by every means, in every language.

import { computer, drawn, expect, heard, human, keptAfter, LANGUAGES, legal, listen, log, openGame, plies, result, square, stopTime, test, untilTurn, withSettings, type Page } from './play.ts';

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface Means {
  begin(page: Page): Promise<void>;
  /** The moves that one can find out. */
  moves(page: Page): Promise<string[]>;
  play(page: Page, move: string): Promise<void>;
}

const MEANS: Record<'mouse' | 'touch' | 'keyboard' | 'text', Means> = {
  mouse: {
    begin: async () => {},
    moves: legal,
    play: (page, move) => square(page, move).click(),
  },
  touch: {
    begin: async () => {},
    moves: legal,
    play: (page, move) => square(page, move).tap(),
  },
  keyboard: {
    begin: (page) => tabTo(page, '[data-square]'),
    moves: legal,
    play: playByKeys,
  },
  text: {
    async begin(page) {
      // The first stop of the page leads to the text mode.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await tabTo(page, 'header button');
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-square]')).toHaveCount(0);
      await tabTo(page, 'form input');
    },
    async moves(page) {
      await type(page, 'm');
      return (await log(page).last().locator('.answer').innerText()).match(/\b[a-h][1-8]\b/g) ?? [];
    },
    play: type,
  },
};

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 40; n += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

async function playByKeys(page: Page, move: string): Promise<void> {
  const at = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.square ?? '');
  const steps = [move.charCodeAt(0) - at.charCodeAt(0), move.charCodeAt(1) - at.charCodeAt(1)] as const;
  for (const [key, [x, y]] of Object.entries(ARROWS)) {
    const times = Math.max(0, x * steps[0] + y * steps[1]);
    for (let n = 0; n < times; n += 1) {
      await page.keyboard.press(key);
    }
  }
  await page.keyboard.press('Enter');
}

async function type(page: Page, command: string): Promise<void> {
  const before = await log(page).count();
  await page.keyboard.type(command);
  await page.keyboard.press('Enter');
  await expect.poll(() => log(page).count()).toBeGreaterThan(before);
}

/** Every means meets every language; every language meets every kind of game, every means three of the four. */
const KINDS = [
  { white: computer, variant: 'othello' },
  { white: human, variant: 'anti' },
  { white: computer, variant: 'anti' },
  { white: human, variant: 'othello' },
] as const;

(Object.keys(MEANS) as (keyof typeof MEANS)[]).forEach((name, i) => {
  test.describe(`by ${name}`, () => {
    test.use({ hasTouch: name === 'touch' });
    LANGUAGES.forEach((language, j) => {
      const { white, variant } = KINDS[(i + j) % KINDS.length] ?? KINDS[0];
      const opponent = white.kind === 'human' ? 'two people' : 'against the computer';
      test(`a whole game of ${variant}, ${opponent}, in ${language}`, async ({ page }) => {
        const { begin, moves, play } = MEANS[name];
        await stopTime(page);
        await listen(page);
        await withSettings(page, { language, motion: 'less', sound: false });
        const id = await openGame(page, { white, rules: { variant } });
        await begin(page);
        await heard(page);
        let own = 0;
        while ((await untilTurn(page)) === 'turn') {
          const options = await moves(page);
          // Any of them will do, but the same one every time.
          const move = options[(own * 7) % options.length] ?? '';
          await play(page, move);
          own += 1;
          // There are 60 empty squares: whoever tries more often did not move.
          expect(own).toBeLessThanOrEqual(60);
        }
        await expect(result(page)).toBeVisible();
        // What was kept is the game that was seen, and its end is a true one.
        const kept = await keptAfter(page, id, 'over');
        const { outcome, turns } = kept.status();
        expect(outcome?.ending).toBe('no-moves');
        expect(turns.filter((turn) => turn.side === 'black' || white.kind === 'human').filter((turn) => turn.square)).toHaveLength(own);
        if (name !== 'text') {
          expect(await drawn(page)).toBe(kept.view().squares);
          await plies(page, turns.length);
        }
        // The end is said in the language of the page.
        kept.setLanguage(language);
        const said = await heard(page, 'polite');
        expect(said.at(-1)).toBe(kept.announce(kept.status().turns.findLastIndex((turn) => turn.square !== null), 'full'));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      });
    });
  });
});

test('one click on the first page begins a game against the computer, which answers', async ({ page }) => {
  await stopTime(page);
  await page.goto('./');
  await page.locator('.big button.primary').click();
  await expect(page.locator('[role=grid]')).toBeVisible();
  await square(page, 'f5').click();
  await plies(page, 1);
  expect(await untilTurn(page)).toBe('turn');
  await plies(page, 2);
});
