// Pictures of every page for the documents: the same games, the same day, nothing that moves.

import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { open, openGame, preset, settle } from '../tests/support/app.ts';
import { kept, TURNS } from '../tests/support/fixed.ts';
import { putGames } from '../tests/support/library.ts';

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
/** So that they stay a small part of what one clones. */
const MOST_BYTES = 200_000;

const player = { kind: 'human', name: '' } as const;
const computer = (level: string) => ({ kind: 'computer', level }) as const;

const playing = kept({ turns: 24, rules: { time: '10' }, players: { black: player, white: computer('club-player') } });
const library = [
  playing,
  kept({ id: 'anti', turns: 40, rules: { variant: 'anti' }, changed: playing.game.changed - 86_400_000, players: { black: computer('novice'), white: player } }),
  kept({ id: 'over', turns: TURNS.length, name: 'Final', changed: playing.game.changed - 172_800_000 }),
];

async function withLibrary(page: Page, path: string): Promise<void> {
  await open(page, 'games');
  await expect(page.getByRole('button').first()).toBeVisible();
  await putGames(page, library);
  await open(page, path);
  await page.reload();
  await expect(page.locator('main h1')).not.toHaveCount(0);
}

const PAGES: Record<string, (page: Page) => Promise<void>> = {
  home: (page) => withLibrary(page, ''),
  async learn(page) {
    await open(page, 'learn');
    await expect(page.locator('[data-lesson]').first()).toBeVisible();
  },
  async exercise(page) {
    await open(page, 'learn/initiation/no-chain/1');
    for (const square of ['b4', 'c4']) {
      await page.locator(`[data-square="${square}"]`).click();
    }
    await page.locator('main form button.primary').click();
  },
  async practice(page) {
    // The same puzzle every time.
    await page.addInitScript(() => (crypto.getRandomValues = (array) => array));
    await open(page, 'learn/practice?what=puzzle');
    await expect(page.getByTestId('task')).toBeVisible();
  },
  new: (page) => open(page, 'new'),
  game: (page) => openGame(page, playing),
  over: (page) => openGame(page, kept({ turns: TURNS.length })),
  async text(page) {
    await page.addInitScript(() => localStorage.setItem('otho.text-mode', 'on'));
    await openGame(page, playing);
    for (const command of ['m', 'c']) {
      await page.locator('form input').fill(command);
      await page.keyboard.press('Enter');
    }
  },
  games: (page) => withLibrary(page, 'games'),
  settings: (page) => open(page, 'settings'),
  about: (page) => open(page, 'about'),
};

for (const [name, show] of Object.entries(PAGES)) {
  for (const [width, height] of [[390, 844], [1280, 800]] as const) {
    test(`${name}, ${width} px`, async ({ page }) => {
      // 80 seconds into the game, of which 24 turns took 69.
      await page.clock.setFixedTime(playing.game.began + 80_000);
      await preset(page);
      // Before the page is there: what scrolls to its place does so for this screen.
      await page.setViewportSize({ width, height });
      await show(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        const path = `${FOLDER}${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
        expect(statSync(path).size, path).toBeLessThan(MOST_BYTES);
      }
    });
  }
}
