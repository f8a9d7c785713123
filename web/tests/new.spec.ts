// Setting up a new game.

import { expect, test, type Page } from '@playwright/test';
import { STANDARD } from './rules.ts';
import { AFTER, DRAW, dropFile, SAMPLES, started } from './shelf.ts';
import { expectNoSidewaysScroll, expectNoViolation, withSettings } from './support.ts';

// The service worker would answer for another build.
test.use({ serviceWorkers: 'block' });

const begin = (page: Page) => page.getByRole('button', { name: 'Start the game' }).click();
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
/** Radio buttons are chosen by their labels, as the buttons themselves are drawn over. */
const choose = (page: Page, name: string) => radio(page, name).check({ force: true });
const squareOf = (page: Page, square: string) => page.locator(`[data-square=${square}]`);

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Paste a position or a game').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
}

test('a game against the computer has the level, the color and the variant that were chosen', async ({ page }) => {
  await page.goto('./#/new');
  await choose(page, '4. Corner guard');
  await choose(page, 'White');
  await choose(page, 'Anti-Othello');
  await choose(page, '5+3');
  await begin(page);
  const { game, events } = await started(page);
  expect(game.players).toEqual({ black: { kind: 'computer', level: 'corner-guard' }, white: { kind: 'human', name: '' } });
  expect(game.rules).toEqual({ start: STANDARD.start, variant: 'anti', time: '5+3', timeLoss: 'federation' });
  expect(events).toEqual([]);
});

test('a level says what it is like, how strong it is and how long it thinks', async ({ page }) => {
  await page.goto('./#/new');
  const level = radio(page, '15. Champion');
  await expect(level).toHaveAccessibleDescription(/three seconds.*Elo \d{4} \d sec a move/);
  await expect(page.getByRole('group', { name: 'Opponent’s level' }).getByRole('radio')).toHaveCount(16);
});

test('everything is chosen and begun by keyboard alone', async ({ page }) => {
  await page.goto('./#/new');
  await radio(page, '5. Novice').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const { game } = await started(page);
  expect(game.players).toEqual({ black: { kind: 'computer', level: 'corner-guard' }, white: { kind: 'human', name: '' } });
});

test('two people play under their names', async ({ page }) => {
  await page.goto('./#/new');
  await choose(page, 'Two people, one device');
  await page.getByLabel('Black’s name').fill(' Ada ');
  await page.getByLabel('White’s name').fill('Éric');
  await begin(page);
  const { game } = await started(page);
  expect(game.players).toEqual({ black: { kind: 'human', name: 'Ada' }, white: { kind: 'human', name: 'Éric' } });
});

test('two computers that are watched have a level each', async ({ page }) => {
  await page.goto('./#/new');
  await choose(page, 'Computer against computer');
  await page.getByRole('group', { name: 'Black’s level' }).getByRole('radio', { name: '1. First steps' }).check();
  await page.getByRole('group', { name: 'White’s level' }).getByRole('radio', { name: '2. Maximiser' }).check();
  await begin(page);
  const { game } = await started(page);
  expect(game.players).toEqual({
    black: { kind: 'computer', level: 'first-steps' },
    white: { kind: 'computer', level: 'maximiser' },
  });
});

test('the address prefills what it names', async ({ page }) => {
  await page.goto('./#/new?level=3&variant=anti&time=10+3x30&corners=2');
  await expect(radio(page, '3. Corner hunter')).toBeChecked();
  await expect(radio(page, 'Anti-Othello')).toBeChecked();
  await expect(page.getByLabel('Number of periods')).toHaveValue('3');
  await begin(page);
  const { game } = await started(page);
  expect(game.rules.time).toBe('10+3x30');
  expect(game.rules.start).toMatch(/^X.{62}X O$/);
});

test('the last choices come back', async ({ page }) => {
  await page.goto('./#/new');
  await choose(page, '2. Maximiser');
  await choose(page, '20 min');
  await page.reload();
  await expect(radio(page, '2. Maximiser')).toBeChecked();
  await expect(radio(page, '20 min')).toBeChecked();
});

for (const damaged of ['{', '[1]', '"x"', '{"level":"none","opponent":7,"start":"set-up","position":"XX","corners":"9"}']) {
  test(`choices damaged as ${damaged} do not hinder a game`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('otho.new', text), damaged);
    await page.goto('./#/new');
    await expect(radio(page, '5. Novice')).toBeChecked();
    await begin(page);
    expect((await started(page)).game.rules.start).toBe(STANDARD.start);
  });
}

test('a time control that is none is refused at its field, and nothing typed is lost', async ({ page }) => {
  await page.goto('./#/new?time=custom');
  const minutes = page.getByLabel('Minutes for each player');
  await minutes.fill('soon');
  await begin(page);
  await expect(minutes).toBeFocused();
  await expect(minutes).toHaveAccessibleDescription(/time control is .*5\+3/);
  await expect(minutes).toHaveValue('soon');
  await minutes.fill('2,5');
  await expect(minutes).not.toHaveAttribute('aria-invalid');
  await choose(page, 'The game is lost 0–64');
  await begin(page);
  const { game } = await started(page);
  expect(game.rules).toMatchObject({ time: '2.5', timeLoss: 'sudden' });
});

test('a balanced opening is another position with eight moves made', async ({ page }) => {
  await page.goto('./#/new?start=balanced');
  await begin(page);
  const { game } = await started(page);
  expect(game.rules.start.replaceAll('-', '')).toHaveLength(12 + ' X'.length);
});

test('with a handicap Black owns as many corners as chosen, and White begins', async ({ page }) => {
  await page.goto('./#/new?start=handicap');
  await choose(page, '2');
  await begin(page);
  const { game } = await started(page);
  const corners = [0, 7, 56, 63].map((index) => game.rules.start.charAt(index)).join('');
  expect(corners.replaceAll('-', '')).toBe('XX');
  expect(game.rules.start).toMatch(/ O$/);
});

test('a position is set up by keyboard, and what is odd about it is said', async ({ page }) => {
  await page.goto('./#/new?start=set-up');
  await squareOf(page, 'd3').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('o');
  await expect(squareOf(page, 'b3')).toBeFocused();
  await expect(squareOf(page, 'b3')).toHaveAccessibleName('b3, white');
  await expect(page.getByText('a3 b3 are not joined to the center')).toBeVisible();
  await page.keyboard.press('Delete');
  await choose(page, 'White disc');
  await squareOf(page, 'c4').click();
  await page.getByRole('group', { name: 'Whose turn it is' }).getByLabel('White').check({ force: true });
  await begin(page);
  const { game } = await started(page);
  expect(game.rules.start).toBe('----------------X---------OOX------XO--------------------------- O');
});

test('a change of the position can be undone, clearing too', async ({ page }) => {
  await page.goto('./#/new?start=set-up');
  await page.getByRole('button', { name: 'Clear the board' }).click();
  await expect(page.getByText('Black 0, White 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Black 2, White 2.')).toBeVisible();
});

test('a position in which nobody can move is not begun', async ({ page }) => {
  await page.goto('./#/new?start=set-up');
  await page.getByRole('button', { name: 'Clear the board' }).click();
  await begin(page);
  await expect(page.locator('form').getByText('Nobody can move in this position; change it')).toBeVisible();
  await expect(page.getByRole('grid').locator(':focus')).toBeVisible();
  await expect(page).toHaveURL(/#\/new/);
});

for (const [format, text] of Object.entries(SAMPLES)) {
  test(`a game pasted as ${format} is recognized and opens with its moves`, async ({ page }) => {
    await page.goto('./#/new?start=set-up');
    await paste(page, text);
    await expect(page.getByText(/Found:.* 3 moves/)).toBeVisible();
    await page.getByRole('button', { name: 'Open as a game' }).click();
    const { game, events } = await started(page);
    expect(game.plies).toBe(3);
    expect(events.map((event) => event.split(' ')[1])).toEqual(['f5', 'd6', 'c3']);
  });
}

const DIAGRAM = AFTER.slice(0, 64).match(/.{8}/g)?.join('\n');
for (const text of [AFTER, `${AFTER};`, `${DIAGRAM}\nO`]) {
  test(`a pasted position becomes the start: ${text.slice(60)}`, async ({ page }) => {
    await page.goto('./#/new?start=set-up');
    await paste(page, text);
    await expect(page.getByText('The position is on the board.')).toBeVisible();
    await expect(squareOf(page, 'c3')).toHaveAccessibleName('c3, black');
    await begin(page);
    expect((await started(page)).game.rules.start).toBe(AFTER);
  });
}

test('the clipboard is read as soon as it is pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#/new?start=set-up');
  await page.evaluate((text) => navigator.clipboard.writeText(text), DRAW);
  await page.getByLabel('Paste a position or a game').focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByText('Found: 60 moves.')).toBeVisible();
});

test('the last position of a pasted game can be the start', async ({ page }) => {
  await page.goto('./#/new?start=set-up');
  await paste(page, 'f5d6c3');
  await page.getByRole('button', { name: 'Start from its last position' }).click();
  await begin(page);
  const { game, events } = await started(page);
  expect(game.rules.start).toBe(AFTER);
  expect(events).toEqual([]);
});

test('what is not understood gets one sentence and stays in its field', async ({ page }) => {
  await page.goto('./#/new?start=set-up');
  await paste(page, 'f5d6c9');
  const field = page.getByLabel('Paste a position or a game');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Move 3 begins with “c”/);
  await expect(field).toHaveValue('f5d6c9');
});

test('of a file with very many games the first two hundred can be chosen', async ({ page }) => {
  await page.goto('./#/new?start=set-up');
  await dropFile(page, 'games.txt', 'f5d6c3\n'.repeat(200));
  await expect(page.getByText('200 records found.')).toBeVisible();
  await dropFile(page, 'more.txt', 'f5d6c3\n'.repeat(5000));
  await expect(page.getByText('More than 200 records found; here are the first 200.')).toBeVisible();
  await expect(page.getByLabel('Which one?').locator('option')).toHaveCount(200);
});

test('a file that is dropped on the page is read, whatever start was chosen', async ({ page }) => {
  await page.goto('./#/new');
  await expect(radio(page, 'Standard')).toBeChecked();
  await dropFile(page, 'game.txt', 'f5d6c3');
  await expect(page.getByText('Found: 3 moves.')).toBeVisible();
  await dropFile(page, 'other.txt', 'f5d6');
  await expect(page.getByText('Found: 2 moves.')).toBeVisible();
  await page.getByRole('button', { name: 'Open as a game' }).click();
  expect((await started(page)).game.plies).toBe(2);
});

test('a file with several games offers each of them', async ({ page }) => {
  await page.goto('./#/new?start=set-up');
  await page.locator('input[type=file]').setInputFiles({ name: 'two.txt', mimeType: 'text/plain', buffer: Buffer.from('f5d6\nf5f4e3\n') });
  await page.getByLabel('Which one?').selectOption({ label: '2. 3 moves' });
  await page.getByRole('button', { name: 'Open as a game' }).click();
  expect((await started(page)).game.plies).toBe(3);
});

for (const language of ['en', 'fr', 'cs']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`everything fits 320 pixels and has no violation: ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 568 });
      await withSettings(page, { language });
      await page.goto('./#/new?opponent=watch&time=7%2B3x30&variant=anti');
      await expect(page.locator('form')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoViolation(page);
      await page.goto('./#/new?opponent=people&start=set-up&position=' + encodeURIComponent(`X${STANDARD.start.slice(1)}`));
      await expect(page.getByRole('grid')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoViolation(page);
      const { width } = (await squareOf(page, 'd3').boundingBox()) ?? { width: 0 };
      expect(width).toBeGreaterThanOrEqual(34);
    });
  }
}
