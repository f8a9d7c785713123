import { expect, test as base, type Page } from '@playwright/test';
import { disc } from './support.ts';
import { StaticHost } from './static.ts';

const test = base.extend<{ host: StaticHost }>({
  host: async ({}, use) => {
    const host = await StaticHost.start();
    await use(host);
    await host.stop().catch(() => {
      // The test stopped it already.
    });
  },
});

/** Waits until the app is in the browser's store. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const [name] = await caches.keys();
    const requests = await (await caches.open(name ?? '')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('without a network the app reloads, and pages that were never opened open', async ({ page, host }) => {
  await page.goto(host.url);
  await kept(page);
  await host.stop();
  await page.reload();
  await expect(title(page)).toHaveText('Play Othello');
  for (const [path, name] of [
    ['learn', 'Learn'],
    ['learn/initiation/bracket/2', 'Up and down'],
    ['settings', 'Settings'],
    ['about', 'About OTHO'],
  ] as const) {
    await page.goto(`${host.url}#/${path}`);
    await page.reload();
    await expect(title(page)).toHaveText(name);
  }
  await expect(page.getByTestId('offline')).toHaveText('OTHO is stored in this browser and works without a network.');
  await page.goto(`${host.url}#/settings`);
  await page.getByRole('radio', { name: 'Français' }).check({ force: true });
  await expect(title(page)).toHaveText('Réglages');
  await page.goto(`${host.url}#/learn/initiation/board`);
  await expect(title(page)).toHaveText('Huit lignes de huit cases');
});

test('without a network the app opens by the name of its file', async ({ page, host }) => {
  await page.goto(host.url);
  await kept(page);
  await host.stop();
  await page.goto(`${host.url}index.html#/about`);
  await expect(title(page)).toHaveText('About OTHO');
});

test('without a network the computer plays', async ({ page, host }) => {
  await page.goto(host.url);
  await kept(page);
  await host.stop();
  await page.reload();
  await page.getByRole('button', { name: /^Play You/ }).click();
  await page.locator('[role=grid] [data-square=d3]').click();
  await expect(disc(page, 'd3')).toHaveClass(/black/);
  // Four discs, ours and the answer.
  await expect(page.locator('[role=grid] .disc')).toHaveCount(6);
});

test('without a network the coach answers, and exercises that need the engine are made', async ({ page, host }) => {
  await page.goto(host.url);
  await kept(page);
  await host.stop();
  await page.reload();
  await page.getByRole('button', { name: 'Two on this device' }).click();
  await page.locator('[role=grid] [data-square=d3]').click();
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByTestId('status')).toHaveText(/^No move is better than d3/);
  await page.goto(`${host.url}#/learn/practice?what=corner`);
  await expect(page.getByRole('heading', { level: 2, name: 'Take the corner' })).toBeVisible();
});

test('a newer version is offered, and nothing changes until it is wanted', async ({ page, host }) => {
  await page.goto(host.url);
  await kept(page);
  const [before] = await cacheNames(page);
  host.version = 'newer';
  await page.reload();
  const notice = page.getByText('A new version of OTHO is ready.', { exact: true }).first();
  await expect(notice).toBeVisible();
  const states = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return { waiting: registration?.waiting?.state, names: await caches.keys() };
    });
  expect(await states()).toEqual({ waiting: 'installed', names: expect.arrayContaining([before, 'otho-newer']) });
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Use it now' }).click()]);
  await expect(title(page)).toHaveText('Play Othello');
  expect(await cacheNames(page)).toEqual(['otho-newer']);
  await expect(page.getByRole('button', { name: 'Use it now' })).toHaveCount(0);
});

test('a tab in which the newer version was not asked for is told, not reloaded', async ({ page, context, host }) => {
  await page.goto(host.url);
  await kept(page);
  const other = await context.newPage();
  await other.goto(host.url);
  await kept(other);
  await other.evaluate(() => Object.assign(window, { isTheSame: true }));
  host.version = 'newer';
  await page.reload();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(() => cacheNames(page).catch(() => [])).toEqual(['otho-newer']);
  await expect(other.getByRole('button', { name: 'Use it now' })).toBeVisible();
  expect(await other.evaluate(() => 'isTheSame' in window)).toBe(true);
});

test('weights that do not arrive do not keep the rest from working offline, and are kept later', async ({ page, host }) => {
  host.failing = /\.bin$/;
  await page.goto(host.url);
  await kept(page);
  expect((await keptFiles(page)).filter((file) => file.endsWith('.bin'))).toEqual([]);
  host.failing = null;
  await page.getByRole('button', { name: /^Play You/ }).click();
  await page.locator('[role=grid] [data-square=d3]').click();
  await expect(page.locator('[role=grid] .disc')).toHaveCount(6);
  await expect.poll(async () => (await keptFiles(page)).filter((file) => file.endsWith('.bin')).length).toBe(2);
});

test('a page that does not arrive for keeping leaves the app working, and the next visit keeps it', async ({ page, host }) => {
  host.failing = /About-[^/]*\.js$/;
  await page.goto(host.url);
  await expect(page.getByRole('button', { name: /^Play You/ })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null))
    .toBeNull();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(title(page)).toHaveText('Settings');
  host.failing = null;
  await page.reload();
  await kept(page);
  await host.stop();
  await page.goto(`${host.url}#/about`);
  await page.reload();
  await expect(title(page)).toHaveText('About OTHO');
});
