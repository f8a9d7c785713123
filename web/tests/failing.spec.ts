// What does not load or does not keep is said, can be tried again, and leaves the rest working.

import { computer, eventsOf, expect, heard, listen, openGame, playAll, plies, action, square, status, stopTime, test, untilTurn, WITH_PASS } from './play.ts';

const retry = { name: 'Try again' };

test('without the rules the page says so, and loads them when asked again', async ({ page }) => {
  const isRules = /otho_wasm_bg[^/]*\.wasm/;
  await page.route(isRules, (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('The game could not be loaded.');
  await page.unroute(isRules);
  await page.getByRole('button', retry).click();
  await expect(page.locator('#home-levels')).toBeVisible();
});

test('a page that does not load says so, and loads when asked again', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('#home-levels')).toBeVisible();
  const isPage = /Settings[^/]*\.js/;
  await page.route(isPage, (route) => route.abort());
  await page.locator('nav a[href="#/settings"]').click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  await page.unroute(isPage);
  await page.getByRole('button', retry).click();
  await expect(page.locator('h1')).toHaveText('Settings');
});

for (const [what, files] of [
  ['the weights', /\.bin/],
  ['the engine', /otho_wasm_engine_bg[^/]*\.wasm/],
] as const) {
  test(`without ${what} the computer says that it cannot move, and moves when asked again`, async ({ page }) => {
    await stopTime(page);
    await page.route(files, (route) => route.abort());
    await listen(page);
    await openGame(page, { white: computer });
    await square(page, 'f5').click();
    await plies(page, 1);
    await page.clock.runFor(3000);
    const problem = page.getByRole('alert');
    await expect(problem).toContainText('The computer cannot move.');
    // It is said once.
    expect((await heard(page)).filter((text) => text.includes('cannot move'))).toHaveLength(1);
    await page.unroute(files);
    await problem.getByRole('button', retry).click();
    expect(await untilTurn(page)).toBe('turn');
    await plies(page, 2);
    await expect(problem).toHaveCount(0);
  });

  test(`without ${what} two people play, and a hint is there when asked for again`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await openGame(page, { events: eventsOf(WITH_PASS.slice(0, 4)) });
    await playAll(page, WITH_PASS.slice(4, 6));
    await plies(page, 6);
    await action(page, 'hint').click();
    const problem = page.getByRole('alert');
    await expect(problem).toBeVisible();
    await page.unroute(files);
    await problem.getByRole('button', retry).click();
    await expect(status(page)).toHaveText(/^Hint: [a-h][1-8]\.$/);
    await expect(problem).toHaveCount(0);
  });
}

for (const way of ['throws', 'fails'] as const) {
  test(`where storage ${way}, a game can be played; it is said that it is not kept, and kept when asked again`, async ({ page }) => {
    await page.addInitScript((how) => {
      const open = indexedDB.open.bind(indexedDB);
      const storage = { isRefused: sessionStorage.getItem('storage') !== 'works' };
      Object.assign(window, { storage });
      IDBFactory.prototype.open = (...wanted) => {
        if (!storage.isRefused) {
          return open(...wanted);
        }
        if (how === 'throws') {
          throw new DOMException('refused', 'SecurityError');
        }
        // A version older than the one that is there fails as a full disk does.
        open('refused', 2);
        return open('refused', 1);
      };
    }, way);
    await page.goto('./');
    await page.getByRole('button', { name: 'Two on this device' }).click();
    await playAll(page, WITH_PASS.slice(0, 10));
    await plies(page, 11);
    const problem = page.getByRole('alert');
    await expect(problem).toContainText('This game is not being kept.');
    await action(page, 'undo').click();
    await plies(page, 10);
    // What the undo tries to keep has to fail first, or nobody need ask again.
    await page.waitForTimeout(1000);
    await page.evaluate(() => Object.assign((window as unknown as { storage: object }).storage, { isRefused: false }));
    await problem.getByRole('button', retry).click();
    await expect(problem).toHaveCount(0);
    await page.evaluate(() => sessionStorage.setItem('storage', 'works'));
    await page.reload();
    await plies(page, 10);
    // Without storage a kept game cannot be found, which is said, and can be tried again.
    await page.evaluate(() => sessionStorage.removeItem('storage'));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('could not be opened');
    await page.evaluate(() => sessionStorage.setItem('storage', 'works'));
    await page.getByRole('button', retry).click();
    await plies(page, 10);
  });
}
