import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, keepGame, keptGames, LANGUAGES, watchShifts, withSettings } from './support.ts';

const human = { kind: 'human', name: '' } as const;
const champion = { kind: 'computer', level: 'champion' } as const;

test('one click on Play starts a game with the black discs against the gentlest level', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play You are Black, against “First steps”' }).click();
  await expect(page).toHaveURL(/#\/game\//);
  const [game] = await keptGames(page);
  expect(game?.players).toEqual({ black: human, white: { kind: 'computer', level: 'first-steps' } });
  expect(page.url()).toContain(game?.id);
});

test('an impatient double click starts one game', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Play/ }).dblclick();
  await expect(page).toHaveURL(/#\/game\//);
  expect(await keptGames(page)).toHaveLength(1);
});

test('Play proposes the level that was played last', async ({ page }) => {
  await page.goto('./');
  await keepGame(page, { id: 'old', changed: 1, plies: 60, score: { black: 20, white: 44 }, players: { black: human, white: { kind: 'computer', level: 'novice' } } });
  await keepGame(page, { id: 'new', changed: 2, plies: 60, score: { black: 20, white: 44 }, players: { black: champion, white: human } });
  await keepGame(page, { id: 'two', changed: 3, plies: 60, score: { black: 20, white: 44 }, players: { black: human, white: human } });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Play/ })).toContainText('Champion');
});

test('the last unfinished game can be continued, a finished one is not offered', async ({ page }) => {
  await page.goto('./');
  await keepGame(page, { id: 'finished', changed: 3, plies: 60, score: { black: 20, white: 44 }, players: { black: human, white: champion } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose an opponent' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Continue/ })).toHaveCount(0);
  await keepGame(page, { id: 'open', changed: 2, plies: 12, score: null, players: { black: human, white: champion } });
  await page.reload();
  const link = page.getByRole('link', { name: 'Continue your game Against “Champion”, 12 moves played' });
  await expect(link).toHaveAttribute('href', '#/game/open');
});

test('a level leads to the options of a new game with that level', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Expert' }).click();
  await expect(page).toHaveURL(/#\/new\?level=expert$/);
});

test('two people start on this device with one click', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Two on this device' }).click();
  await expect(page).toHaveURL(/#\/game\//);
  expect((await keptGames(page))[0]?.players).toEqual({ black: human, white: human });
});

test('the language changes at once and stays', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('radio', { name: 'Čeština' }).check({ force: true });
  await expect(page.getByRole('button', { name: /^Hrát/ })).toContainText('První krůčky');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zahrajte si Othello');
});

test('the picture of the board is one picture, and no tab stop', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('img', { name: 'A board in the middle of a game' })).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Play/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Never played? Learn it in five minutes' })).toBeFocused();
});

test('a browser that keeps nothing can still play', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto('./');
  await page.getByRole('button', { name: /^Play You/ }).click();
  await expect(page).toHaveURL(/#\/game\//);
});

for (const [language, width] of [['en', 1280], ['fr', 390], ['cs', 320]] as const) {
  test(`nothing moves while the page loads, ${width} pixels wide, in ${language}`, async ({ page }) => {
    await withSettings(page, { language });
    await page.setViewportSize({ width, height: 800 });
    const shift = await watchShifts(page);
    await page.goto('./');
    await expect(page.getByRole('group')).toBeVisible();
    expect(await shift()).toBeLessThan(0.001);
  });
}

for (const language of LANGUAGES) {
  test(`the first page fits a narrow phone in ${language}`, async ({ page }) => {
    await withSettings(page, { language });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('./');
    await expect(page.getByRole('group')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
