// How the tests open the app and change what is set in it.

import { expect, type Page } from '@playwright/test';
import type { Settings } from '../../src/lib/settings.svelte.ts';
import type { KeptGame } from '../../src/lib/store.ts';
import { putGames } from './library.ts';

export const LANGUAGES = ['en', 'fr', 'cs'] as const;
export const LOOKS = ['felt', 'tactile', 'reverboule', 'wood', 'print'] as const;
export const THEMES = ['light', 'dark', 'contrast'] as const;

/** What stands before the hash: `?pseudo`. */
export type Query = '' | '?pseudo';

/** What is set before the app starts; without motion unless a test is about it. */
export async function preset(page: Page, settings: Partial<Settings> = {}): Promise<void> {
  const stored = JSON.stringify({ motion: 'less', sound: false, ...settings });
  await page.addInitScript((text) => localStorage.setItem('otho.settings', localStorage.getItem('otho.settings') ?? text), stored);
}

/** Opens a page of the app and waits until it is there. */
export async function open(page: Page, path: string, query: Query = ''): Promise<void> {
  await page.goto(`./${query}#/${path}`);
  await expect(page.locator('main h1')).not.toHaveCount(0);
}

/** Opens a game that was kept before. */
export async function openGame(page: Page, game: KeptGame, query: Query = ''): Promise<void> {
  await open(page, 'games', query);
  await putGames(page, [game]);
  await page.evaluate((id) => (location.hash = `/game/${id}`), game.game.id);
  await expect(page.locator('[role="grid"], [data-testid="log"]')).toBeVisible();
}

/** Changes settings the way another tab would, without a reload. */
export async function set(page: Page, settings: Partial<Settings>): Promise<void> {
  await page.evaluate((changed) => {
    const stored = JSON.parse(localStorage.getItem('otho.settings') ?? '{}') as object;
    const newValue = JSON.stringify({ ...stored, ...changed });
    localStorage.setItem('otho.settings', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'otho.settings', newValue }));
  }, settings);
  if (settings.language) {
    await expect(page.locator('html')).toHaveAttribute('lang', settings.language);
  }
  if (settings.theme) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', settings.theme);
  }
}

export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);

/** Two frames: what was changed is laid out and painted. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Begins in the text mode. To be called before the page is opened. */
export async function inTextMode(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('otho.text-mode', 'on'));
}

/** Switches to the text mode or back. */
export async function toggleTextMode(page: Page): Promise<void> {
  await page.locator('header button[aria-pressed]').press('Enter');
}

/** Types a command, whatever the box is called in the language of the page. */
export async function send(page: Page, command: string): Promise<void> {
  const box = page.locator('main form input');
  await box.fill(command);
  await box.press('Enter');
}
