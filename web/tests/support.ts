// What several tests do.

import { expect, type Page } from '@playwright/test';
import type { StoredGame } from '../src/lib/store.ts';
import { STANDARD } from './rules.ts';
import { violations } from './support/axe.ts';
import { gamesOf, putGames } from './support/library.ts';

export { inTextMode, LANGUAGES, send, toggleTextMode } from './support/app.ts';

/** Settings that are there before the page is. They are written once: what the page sets later stays. */
export async function withSettings(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem('otho.settings') === null) {
      localStorage.setItem('otho.settings', text);
    }
  }, JSON.stringify(settings));
}

export async function expectNoViolation(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, 'pixels to scroll sideways').toBe(0);
}

/** The colours of discs on the board, a square after the other. */
export function disc(page: Page, square: string) {
  return page.locator(`[role=grid] [data-square=${square}] .disc`);
}

/** Sums up what has moved on its own since the page began. Call it before `goto`. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

type Kept = Pick<StoredGame, 'id' | 'changed' | 'plies' | 'score' | 'players'>;

/** What the browser has kept of games. */
export async function keptGames(page: Page): Promise<StoredGame[]> {
  return (await gamesOf(page)).map(({ game }) => game);
}

/** Puts a game into the library that is known by its summary alone. */
export async function keepGame(page: Page, summary: Kept): Promise<void> {
  await putGames(page, [{ game: { began: summary.changed, name: null, seed: 1, rules: STANDARD, ...summary }, events: [] }]);
}
