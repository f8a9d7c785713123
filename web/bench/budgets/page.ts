// How large the app is, how soon it can be used, how fast it answers, and whether anything jumps or hangs.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { open, openGame, preset } from '../../tests/support/app.ts';
import { kept, MOVES } from '../../tests/support/fixed.ts';
import { say } from '../figure.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The files of the app with this ending, and what they weigh together on the way, in thousands of bytes. */
const filesOf = (ending: string) => readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => extname(file) === ending);
const weight = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(DIST + file), { level: 9 }).length, 0) / 1000;

test('size, compressed', async ({ page }) => {
  const labels = filesOf('.ftl');
  say({ what: 'JavaScript, all pages and both workers', measured: weight(filesOf('.js')), most: 120, unit: 'kB' });
  say({ what: 'labels of all three languages, which are text', measured: weight(labels), unit: 'kB' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await open(page, '');
  await page.waitForFunction(() => performance.getEntriesByName('otho-usable').length > 0);
  const first = (ending: string) => weight([...new Set(asked)].filter((file) => extname(file) === ending));
  say({ what: 'JavaScript of the first page', measured: first('.js'), unit: 'kB' });
  say({ what: 'labels of the first page, in one language', measured: first('.ftl'), unit: 'kB' });
});

test('first page, on a processor a quarter as fast', async ({ page }) => {
  const loads: { usable: number; sinceLoad: number }[] = [];
  for (let n = 0; n < 5; n += 1) {
    await page.goto('about:blank');
    await slowDown(page, 4);
    await open(page, '');
    loads.push(
      await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const usable = performance.getEntriesByName('otho-usable')[0]?.startTime ?? Infinity;
        return { usable, sinceLoad: Math.max(0, usable - (navigation?.loadEventEnd ?? 0)) };
      }),
    );
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
  say({ what: 'usable after the load event', measured: median(loads.map((load) => load.sinceLoad)), most: 1000, unit: 'ms' });
  say({ what: 'usable after the address was asked for', measured: median(loads.map((load) => load.usable)), unit: 'ms' });
});

interface Answer {
  /** From the click until its answer is on the screen. */
  duration: number;
  work: number;
}

/** Plays moves in a new game, and says how each was answered. */
async function answers(browser: Browser, rate: number, moves: readonly string[]): Promise<Answer[]> {
  const page = await browser.newPage();
  await preset(page, { motion: 'full', sound: true });
  await openGame(page, kept());
  await page.evaluate(() => {
    const clicks: Answer[] = [];
    Object.assign(globalThis, { clicks });
    new PerformanceObserver((list) => {
      const found = (list.getEntries() as PerformanceEventTiming[]).filter(({ name }) => name === 'click');
      clicks.push(...found.map((one) => ({ duration: one.duration, work: one.processingEnd - one.processingStart })));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await slowDown(page, rate);
  const seen: Answer[] = [];
  for (const move of moves) {
    await page.locator(`[data-square="${move}"]`).click();
    await page.waitForTimeout(700);
    const [told] = await page.evaluate(() => (globalThis as unknown as { clicks: Answer[] }).clicks.splice(0));
    // Faster ones than 16 ms are not told.
    seen.push(told ?? { duration: 16, work: 0 });
  }
  await page.close();
  return seen;
}

for (const rate of [1, 4]) {
  test(rate === 1 ? 'answer to a click' : 'answer to a click, on a processor a quarter as fast', async ({ browser }) => {
    const games: Answer[][] = [];
    for (let n = 0; n < 3; n += 1) {
      games.push(await answers(browser, rate, MOVES.slice(0, 12)));
    }
    // The best of three counts for each move, since whatever else the machine does only slows it down.
    const slowest = (of: keyof Answer) => Math.max(...MOVES.slice(0, 12).map((_, n) => Math.min(...games.map((game) => game[n]?.[of] ?? Infinity))));
    say({ what: 'the most work of ours in one', measured: slowest('work'), unit: 'ms' });
    say({ what: 'the slowest of twelve moves on screen', measured: slowest('duration'), ...(rate === 1 ? { most: 50 } : {}), unit: 'ms' });
  });
}

/** Writes down every task that takes longer than 50 ms, from now on. */
async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
}

test('main thread while 5,000 games are imported', async ({ browser }) => {
  const file = test.info().outputPath('games.txt');
  writeFileSync(file, `${MOVES.join('')}\n`.repeat(5000));
  const longest: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const page = await browser.newPage();
    await preset(page);
    await open(page, 'games');
    await expect(page.locator('.state.empty')).toBeVisible();
    const tasks = await watchTasks(page);
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.locator('[data-game]')).toHaveCount(50, { timeout: 60_000 });
    longest.push(Math.max(0, ...(await tasks())));
    await page.close();
  }
  say({ what: 'the longest task beyond 50 ms, in the best of three', measured: Math.min(...longest), most: 50, unit: 'ms' });
});

test('main thread during a search', async ({ page }) => {
  await preset(page);
  await openGame(page, kept({ turns: 24, players: { black: { kind: 'human', name: '' }, white: { kind: 'computer', level: 'champion' } } }));
  // The engine is loaded and warm before it counts.
  await page.locator('[data-action="hint"]').click();
  await expect(page.locator('.square .hint')).toBeVisible({ timeout: 30_000 });
  const tasks = await watchTasks(page);
  await page.locator('.square:not([aria-disabled])').first().click();
  await page.waitForTimeout(2500);
  say({ what: 'the longest task beyond 50 ms', measured: Math.max(0, ...(await tasks())), most: 50, unit: 'ms' });
});

for (const [width, height] of [[1280, 800], [390, 844]] as const) {
  test(`layout shift over a game, ${width} px`, async ({ page }) => {
    await preset(page);
    await page.setViewportSize({ width, height });
    await openGame(page, kept());
    const shifts = await page.evaluate(async (moves) => {
      const seen: { value: number; what: string }[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]) {
          seen.push({ value: entry.value, what: entry.sources.map(({ node }) => node?.className ?? node?.nodeName ?? '').join(', ') });
        }
      }).observe({ type: 'layout-shift' });
      for (const move of moves) {
        document.querySelector<HTMLElement>(`[data-square="${move}"]`)?.click();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
      return seen;
    }, MOVES);
    for (const what of new Set(shifts.map((shift) => shift.what))) {
      const of = shifts.filter((shift) => shift.what === what);
      const sum = of.reduce((total, { value }) => total + value, 0);
      test.info().annotations.push({ type: 'figure', description: `${sum.toFixed(4)} in ${of.length} shifts of ${what}` });
    }
    say({ what: 'sum of all shifts', measured: shifts.reduce((sum, { value }) => sum + value, 0), most: 0, unit: '' });
  });
}
