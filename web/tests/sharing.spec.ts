// Games handed on by a link, and what a link that is none leads to.

import { appFile } from './static.ts';
import { drawn, eventsOf, expect, heard, keptAfter, listen, more, openGame, plies, result, square, status, test, WITH_PASS, withSettings, type Page } from './play.ts';
import { gamesOf } from './support/library.ts';

/** A host that others can reach, which has the app's files and nothing else. */
const HOST = 'https://otho.test/';

async function bringApp(page: Page): Promise<void> {
  await page.route(`${HOST}**`, async (route) => {
    const file = await appFile(new URL(route.request().url()).pathname);
    await (file ? route.fulfill(file) : route.fulfill({ status: 404 }));
  });
}

/** What is in the clipboard, which the page then says instead of the system. */
async function catchClipboard(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    Object.assign(window, { copied: '' });
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
  });
  return () => page.evaluate(() => (window as unknown as { copied: string }).copied);
}

test('a link to a game is copied, and whoever opens it has the game, once', async ({ page }) => {
  await bringApp(page);
  const copied = await catchClipboard(page);
  await page.goto(`${HOST}#/new?start=set-up&variant=anti&opponent=people&position=${encodeURIComponent('---------------------------OX------XO--------------------------- O')}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  // The page before has a board too.
  await expect(status(page)).toBeVisible();
  await square(page, 'e3').click();
  await plies(page, 1);
  // A record of moves alone cannot say where this game began: that is said, and seen.
  await more(page, 'save');
  await page.locator('dialog[open] [data-format=transcript]').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.toast.error')).toBeVisible();
  await more(page, 'save');
  await expect(page.locator('dialog[open] textarea')).toHaveValue('e3');
  await page.locator('dialog[open]').getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.toast').last()).toContainText('The link to this game has been copied.');
  const link = await copied();
  expect(link).toContain(`${HOST}#/shared?moves=e3&variant=anti&start=`);
  const before = await drawn(page);
  for (const _ of ['first', 'again']) {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page).toHaveURL(/#\/game\/link-/);
    await plies(page, 1);
    expect(await drawn(page)).toBe(before);
  }
  expect(await gamesOf(page)).toHaveLength(2);
  // Who has played on keeps that, and gets the game of the link anew.
  await page.locator('[data-square]:not([aria-disabled])').first().click();
  await keptAfter(page, /link-[a-z0-9-]+/.exec(page.url())?.[0] ?? '', 2);
  await page.goto('about:blank');
  await page.goto(link);
  await plies(page, 1);
  expect(await gamesOf(page)).toHaveLength(3);
});

test('where only this machine reaches the app, the moves are copied instead', async ({ page }) => {
  const copied = await catchClipboard(page);
  await openGame(page, { events: eventsOf(WITH_PASS) });
  await result(page).getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.toast')).toContainText('The moves have been copied.');
  expect(await copied()).toBe(WITH_PASS.join(''));
});

test('the system shares the game where it can, and who changes their mind hears nothing of it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] });
    navigator.share = async (data) => {
      (window as unknown as { shared: unknown[] }).shared.push(data);
      throw new DOMException('closed', 'AbortError');
    };
  });
  await listen(page);
  await openGame(page, { events: eventsOf(WITH_PASS) });
  await expect(result(page)).toBeVisible();
  await heard(page);
  await result(page).getByRole('button', { name: 'Share' }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  expect(shared).toEqual([{ title: 'OTHO', text: WITH_PASS.join('') }]);
  expect(await heard(page)).toEqual([]);
});

for (const [query, language, words] of [
  ['', 'en', 'This link does not lead to a game.'],
  ['?moves=f5f5', 'fr', 'Ce lien ne mène à aucune partie.'],
  ['?moves=f5d', 'cs', 'Tento odkaz nevede k žádné partii.'],
  ['?moves=f5&start=nonsense', 'en', 'This link does not lead to a game.'],
] as const) {
  test(`a bad link is said to be one, and leads home: shared${query}, ${language}`, async ({ page }) => {
    await withSettings(page, { language });
    await page.goto(`./#/shared${query}`);
    await expect(page.getByRole('alert')).toContainText(words);
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.locator('.big')).toBeVisible();
    expect(await gamesOf(page)).toEqual([]);
  });
}
