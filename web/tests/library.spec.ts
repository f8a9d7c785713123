// The library of games.

import { readFile } from 'node:fs/promises';
import { expect, test, type Download, type Page } from '@playwright/test';
import type { KeptGame, StoredGame } from '../src/lib/store.ts';
import { BEFORE_PASS, eventsOf, openGame, plies, WITH_PASS } from './play.ts';
import { STANDARD } from './rules.ts';
import { DRAW, dropFile, essence, SAMPLES } from './shelf.ts';
import { expectNoSidewaysScroll, expectNoViolation, withSettings } from './support.ts';
import { gamesOf, holdGame, putGames } from './support/library.ts';

// The service worker would answer for another build.
test.use({ serviceWorkers: 'block' });

const rows = (page: Page) => page.getByRole('list', { name: 'My games' }).getByRole('listitem');
const titles = (page: Page) => rows(page).getByRole('link').allInnerTexts();
const report = (page: Page) => page.getByRole('region', { name: 'What was imported' });

async function importText(page: Page, files: Record<string, string>): Promise<void> {
  const chosen = Object.entries(files).map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }));
  await page.locator('input[type=file]').setInputFiles(chosen);
  await expect(report(page)).toBeVisible();
}

/** A library of a draw and a game that goes on. */
async function withGames(page: Page): Promise<void> {
  await page.goto('./#/games');
  await importText(page, { 'draw.txt': DRAW, 'ada.sgf': SAMPLES.sgf ?? '' });
  await page.getByRole('button', { name: 'Close the report' }).click();
  await expect(rows(page)).toHaveCount(2);
}

async function exportAs(page: Page, button: string, format: string): Promise<Download> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('radio', { name: format }).check();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  return download;
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('an empty library leads to a new game', async ({ page }) => {
  await page.goto('./#/games');
  await expect(page.getByText('There are no games yet.')).toBeVisible();
  await page.getByRole('link', { name: 'New game' }).click();
  await expect(page).toHaveURL(/#\/new$/);
});

test('a game is listed with its players, date, variant, length and result, and opens', async ({ page }) => {
  await withGames(page);
  const draw = rows(page).filter({ hasText: 'Two people' });
  await expect(draw).toContainText(/\d{4}.*Othello.*60 moves.*draw 32–32/);
  const ada = rows(page).filter({ hasText: 'Ada – Éric' });
  await expect(ada).toContainText(/3 moves.*in progress/);
  await ada.getByRole('link').click();
  await expect(page).toHaveURL(/#\/game\/[a-z0-9]+$/);
});

test('a pass is no move where games are listed', async ({ page }) => {
  await openGame(page, { events: eventsOf(WITH_PASS.slice(0, BEFORE_PASS - 1)) });
  await page.locator(`[data-square="${WITH_PASS[BEFORE_PASS - 1]}"]`).click();
  // Nine turns, of which one is a pass.
  await plies(page, BEFORE_PASS + 1);
  await page.goto('./#/games');
  await expect(rows(page)).toContainText(`${BEFORE_PASS} moves`);
  await page.goto('./#/');
  await expect(page.getByRole('link', { name: 'Continue your game' })).toContainText(`${BEFORE_PASS} moves`);
});

test('the search finds words in any order, without accents', async ({ page }) => {
  await withGames(page);
  await page.getByLabel('Search').fill('eric ada');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 game of 2')).toBeVisible();
  await page.getByLabel('Search').fill('nobody');
  await expect(page.getByText('No game matches the search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('the order is by length or by name as one asks', async ({ page }) => {
  await withGames(page);
  await page.getByLabel('Order').selectOption('Longest first');
  await expect.poll(() => titles(page)).toEqual(['Two people', 'Ada – Éric']);
  await page.getByLabel('Order').selectOption('By name');
  await expect.poll(() => titles(page)).toEqual(['Ada – Éric', 'Two people']);
});

test('a game is renamed in its row by keyboard, and Escape leaves its name', async ({ page }) => {
  await withGames(page);
  await page.getByRole('button', { name: 'Rename “Ada – Éric”' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Final');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename “Final”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Other');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rename “Final”' })).toBeFocused();
  await page.reload();
  await expect(rows(page).filter({ hasText: 'Final' })).toBeVisible();
});

test('deleted games come back as they were', async ({ page }) => {
  await withGames(page);
  const before = await gamesOf(page);
  await page.getByRole('button', { name: 'Delete “Ada – Éric”' }).click();
  await expect(page.getByRole('link', { name: 'Two people' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete “Two people”' }).click();
  await expect(page.getByText('There are no games yet.')).toBeVisible();
  expect(await gamesOf(page)).toEqual([]);
  await expect(page.locator('.toast')).toHaveText(/2 games are deleted/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  expect(await gamesOf(page)).toEqual(before);
});

test('a game that another tab plays is neither deleted nor renamed', async ({ page, context }) => {
  await withGames(page);
  const other = await context.newPage();
  await other.goto('./#/games');
  const [first] = await gamesOf(page);
  await holdGame(other, first?.game.id ?? '');
  const title = first?.game.plies === 60 ? 'Two people' : 'Ada – Éric';
  await page.getByRole('button', { name: `Delete “${title}”` }).click();
  await expect(page.locator('.toast')).toContainText('is open in another tab');
  expect(await gamesOf(page)).toHaveLength(2);
});

test('an exported library is the same after its import elsewhere, and a second import adds nothing', async ({ page, browser }) => {
  await withGames(page);
  await page.getByRole('button', { name: 'Rename “Two people”' }).click();
  await page.keyboard.type('A draw');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'A draw' })).toBeVisible();
  const download = await exportAs(page, 'Export all', 'OTHO library (.json)');
  expect(download.suggestedFilename()).toMatch(/^otho-\d{4}-\d\d-\d\d\.json$/);
  const text = await textOf(download);

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto('./#/games');
  await importText(elsewhere, { 'library.json': text });
  await expect(report(elsewhere)).toContainText('2 games were added.');
  expect(await gamesOf(elsewhere)).toEqual(await gamesOf(page));
  await importText(elsewhere, { 'again.json': text });
  await expect(report(elsewhere)).toContainText('again.json');
  await expect(report(elsewhere)).toContainText('2 games were there already.');
  await expect(rows(elsewhere)).toHaveCount(2);
  await context.close();
});

for (const format of ['Moves as text', 'SGF', 'GGF']) {
  test(`all games exported as ${format} can be imported again`, async ({ page, browser }) => {
    await withGames(page);
    const text = await textOf(await exportAs(page, 'Export all', format));
    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await elsewhere.goto('./#/games');
    await importText(elsewhere, { records: text });
    await expect(report(elsewhere)).toContainText('2 games were added.');
    const moves = async (from: Page) =>
      (await gamesOf(from)).map(({ events }) => events.map((event) => event.split(' ')[1]).join('')).sort();
    expect(await moves(elsewhere)).toEqual(await moves(page));
    await context.close();
  });
}

test('a game exported for Othello Quest can be imported again as a file', async ({ page, browser }) => {
  await withGames(page);
  const download = await exportAs(page, 'Export “Two people”', 'Othello Quest');
  const file = { name: download.suggestedFilename(), mimeType: 'application/octet-stream', buffer: await readFile(await download.path()) };
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto('./#/games');
  await elsewhere.locator('input[type=file]').setInputFiles(file);
  await expect(report(elsewhere)).toContainText('1 game was added.');
  const [game] = await gamesOf(elsewhere);
  expect(game?.events.map((event) => event.split(' ')[1]).join('')).toBe(DRAW);
  await context.close();
});

test('all games that are over are exported as an archive, and the others are named', async ({ page }) => {
  await withGames(page);
  const endings: string[] = [];
  page.on('download', (download) => void endings.push(download.suggestedFilename().split('.').at(-1) ?? ''));
  const download = await exportAs(page, 'Export all', 'WTHOR');
  await expect.poll(() => endings.toSorted()).toEqual(['jou', 'trn', 'wtb']);
  expect(download.suggestedFilename()).toMatch(/^otho-.*\.wtb$/);
  // A header and one game.
  expect(await readFile(await download.path())).toHaveLength(16 + 68);
  await expect(page.locator('.toast.error')).toContainText(/One game does not fit this format\. Ada – Éric: The game is not over/);
});

test('one game is exported as a record under its title', async ({ page }) => {
  await withGames(page);
  const download = await exportAs(page, 'Export “Ada – Éric”', 'SGF');
  expect(download.suggestedFilename()).toBe('Ada-Éric.sgf');
  expect(await textOf(download)).toContain(';B[f5];W[d6];B[c3]');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('files of every format are taken, and what is refused is said in sentences', async ({ page }) => {
  await page.goto('./#/games');
  await importText(page, {
    ...SAMPLES,
    'illegal.txt': 'f5d6\nf5a1\n',
    'position.txt': STANDARD.start,
    'noise.txt': 'lorem ipsum',
    'broken.sgf': '(;GM[2]B[f5',
  });
  const all = report(page);
  await expect(all).toContainText(/illegal\.txt\s*1 game was added\.\s*One thing was refused:/);
  await expect(all).toContainText('White cannot play a1');
  await expect(all).toContainText('This is a position, not a game');
  await expect(all).toContainText(/noise\.txt\s*No game was added\./);
  await expect(all).toContainText(/broken\.sgf\s*No game was added\./);
  await expect(rows(page)).toHaveCount(Object.keys(SAMPLES).length + 1);
  await expectNoViolation(page);
});

test('files dropped on the page are taken', async ({ page }) => {
  await page.goto('./#/games');
  await expect(page.getByText('There are no games yet.')).toBeVisible();
  await dropFile(page, 'ada.sgf', SAMPLES.sgf ?? '');
  await expect(report(page)).toContainText('1 game was added.');
  await expect.poll(() => titles(page)).toEqual(['Ada – Éric']);
});

test('a library that was cut off gives the games before the cut and harms no other', async ({ page }) => {
  await withGames(page);
  const text = await textOf(await exportAs(page, 'Export all', 'OTHO library (.json)'));
  await page.getByRole('button', { name: 'Delete “Two people”' }).click();
  await page.getByRole('button', { name: 'Delete “Ada – Éric”' }).click();
  await importText(page, { 'cut.json': text.slice(0, -40) });
  await expect(report(page)).toContainText('1 game was added.');
  await expect(report(page)).toContainText('The file is damaged');
  await expect(rows(page)).toHaveCount(1);
});

test('a library that claims what cannot have happened is refused game by game', async ({ page }) => {
  await withGames(page);
  const [one] = await gamesOf(page);
  if (!one) {
    throw new Error('the library is empty');
  }
  const { game, events } = one;
  const file = (games: unknown[]) => JSON.stringify({ format: 'otho-games', version: 1, games });
  await importText(page, {
    'forged.json': file([
      { ...game, id: 'fresh', events: ['5 a1'] },
      { ...game, id: 'scored', events: ['5 f5'], score: { black: 64, white: 0 }, plies: 60 },
      { ...game, players: null },
      7,
      { ...game, events },
    ]),
  });
  await expect(report(page)).toContainText('1 game was added.');
  await expect(report(page)).toContainText('1 game was there already.');
  await expect(report(page)).toContainText('3 things were refused:');
  const scored = (await gamesOf(page)).find((other) => other.game.id === 'scored');
  expect(scored && essence(scored)).toMatchObject({ plies: 1, score: null });
});

test('storage that is refused is said, and a second try helps once it is there', async ({ page }) => {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    Object.assign(window, { allow: () => (indexedDB.open = open) });
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto('./#/games');
  await expect(page.getByRole('alert')).toContainText('The browser refuses OTHO access to your games.');
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.evaluate(() => (window as unknown as { allow: () => void }).allow());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('There are no games yet.')).toBeVisible();
});

test('the browser is asked to keep the games', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => true;
  });
  await withGames(page);
  await page.getByRole('button', { name: 'Ask it not to' }).click();
  await expect(page.getByText('The browser keeps these games until you delete them.').first()).toBeVisible();
});

test('5,000 games are listed a page at a time and searched at once', async ({ page }) => {
  await page.goto('./#/games');
  await expect(page.getByText('There are no games yet.')).toBeVisible();
  const games = Array.from({ length: 5000 }, (_, n): KeptGame => {
    const players: StoredGame['players'] = { black: { kind: 'human', name: `Player ${n}` }, white: { kind: 'computer', level: 'novice' } };
    const began = 1_700_000_000_000 + n * 60_000;
    return { game: { id: `g${n}`, began, changed: began, name: null, rules: STANDARD, players, seed: 1, plies: 9, score: null }, events: [] };
  });
  await putGames(page, games);
  await page.reload();
  await expect(page.getByText('5,000 games', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  expect((await titles(page))[0]).toBe('Player 4999 – Novice');
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(rows(page)).toHaveCount(100);
  await expect(rows(page).nth(50).getByRole('link')).toBeFocused();
  await page.getByLabel('Search').fill('player 1234');
  await expect(rows(page)).toHaveCount(1);
});

for (const language of ['en', 'fr', 'cs']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the library fits 320 pixels and has no violation: ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 568 });
      await withSettings(page, { language });
      await page.goto('./#/games');
      await expect(page.locator('.state.empty')).toBeVisible();
      await expectNoViolation(page);
      await page
        .locator('input[type=file]')
        .setInputFiles([{ name: `${'long-'.repeat(20)}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`${DRAW}\nf5\nf5a1\n`) }]);
      await expect(page.locator('.report')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoViolation(page);
      await page.locator('.actions button').first().click();
      await page.keyboard.type('wide'.repeat(20));
      await expectNoViolation(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'wide'.repeat(20) })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.locator('.actions button').nth(1).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoViolation(page);
    });
  }
}
