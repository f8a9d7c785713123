import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { disc, expectNoSidewaysScroll, LANGUAGES, withSettings } from './support.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).check({ force: true });
}

test('a look applies to the board at once and stays', async ({ page }) => {
  await page.goto('./#/settings');
  await choose(page, 'Tactile');
  await expect(page.locator('.board[data-look]')).toHaveAttribute('data-look', 'tactile');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Tactile' })).toBeChecked();
  await expect(page.locator('.board[data-look]')).toHaveAttribute('data-look', 'tactile');
});

test('a theme applies to the page at once and stays', async ({ page }) => {
  await page.goto('./#/settings');
  await choose(page, 'Dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 22, 19)');
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 22, 19)');
});

test('letters, rings and the preview of flips can be switched off', async ({ page }) => {
  await page.goto('./#/settings');
  const board = page.getByRole('grid', { name: 'Board to try it on' });
  await expect(board.locator('.legal')).toHaveCount(10);
  await board.locator('[data-square=e3]').hover();
  await expect(board.locator('.would-flip')).not.toHaveCount(0);
  await page.getByRole('switch', { name: 'Show what would turn over' }).click();
  await board.locator('[data-square=e3]').hover();
  await expect(board.locator('.would-flip')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show where you may play' }).click();
  await expect(board.locator('.legal')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Letters and numbers at the edge' }).click();
  await expect(page.locator('.letters')).toHaveCount(0);
});

test('a move can be tried on the board and taken back', async ({ page }) => {
  await page.goto('./#/settings');
  await page.locator('[data-square=e3]').click();
  await expect(disc(page, 'e3')).toHaveClass(/black/);
  await expect(disc(page, 'd3')).toHaveClass(/black/);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(disc(page, 'e3')).toHaveCount(0);
});

test('everything can be set by keyboard', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: 'As on this device' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('switch', { name: 'Sounds' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeDisabled();
  await page.keyboard.press('Space');
  await page.getByRole('slider', { name: 'Volume' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '100 percent');
});

test('settings saved to a file come back from it', async ({ page }) => {
  await page.goto('./#/settings');
  await choose(page, 'Wood');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await saving).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ look: 'wood', language: 'en' });
  await choose(page, 'Print');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('radio', { name: 'Wood' })).toBeChecked();
});

test('over plain http the page about OTHO says what browsers then refuse', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.goto('./#/about');
  await expect(page.getByText('This page came over plain http')).toBeVisible();
  await expect(page.locator('main')).toContainText(/without a network.*installing it.*copying a game/s);
  await expect(page.getByTestId('offline')).toHaveCount(0);
});

for (const text of ['{ "look":', '{ "name": "something else" }', '42']) {
  test(`a file without settings changes nothing and says so: ${text}`, async ({ page }) => {
    await page.goto('./#/settings');
    await choose(page, 'Wood');
    await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByTestId('assertive')).toHaveText(/no settings of OTHO/);
    await expect(page.getByRole('radio', { name: 'Wood' })).toBeChecked();
  });
}

test('a reset brings everything back but the language, and can be undone', async ({ page }) => {
  await withSettings(page, { language: 'fr', look: 'wood', volume: 0.1, coordinates: false });
  await page.goto('./#/settings');
  await page.getByRole('button', { name: 'Tout réinitialiser' }).click();
  await expect(page.getByRole('radio', { name: 'Feutre' })).toBeChecked();
  await expect(page.getByRole('slider')).toHaveValue('50');
  await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('radio', { name: 'Bois' })).toBeChecked();
  await expect(page.getByRole('slider')).toHaveValue('10');
});

test('two tabs share the settings', async ({ page, context }) => {
  await page.goto('./#/settings');
  const other = await context.newPage();
  await other.goto('./#/settings');
  await choose(other, 'Wood');
  await expect(page.getByRole('radio', { name: 'Wood' })).toBeChecked();
});

for (const language of LANGUAGES) {
  test(`settings and the page about OTHO fit a narrow phone in ${language}`, async ({ page }) => {
    await withSettings(page, { language });
    await page.setViewportSize({ width: 320, height: 568 });
    for (const name of ['settings', 'about']) {
      await page.goto(`./#/${name}`);
      await expect(page.locator('main h2')).not.toHaveCount(0);
      await expectNoSidewaysScroll(page);
    }
  });
}
