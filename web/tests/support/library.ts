// The browser's library of games, from outside of the app: what tests put there, and what they find.

import { expect, type Page } from '@playwright/test';
import type { KeptGame, StoredGame } from '../../src/lib/store.ts';

declare global {
  interface Window {
    openLibrary: () => Promise<IDBDatabase | null>;
  }
}

/** Waits until the app has made its library, and gives the page `openLibrary`, which then opens it. */
async function whenMade(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.openLibrary = () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('otho');
        // There is none yet, and an empty one would keep the app from ever making its own.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve(null) : reject(new Error('the library did not open')));
      });
  });
  const isMade = () =>
    page.evaluate(async () => {
      const database = await window.openLibrary();
      database?.close();
      return database !== null;
    });
  // The page's own timers may be stopped.
  await expect.poll(isMade).toBe(true);
}

/** Puts games into the library, as if they had been played. A page of the app must be open. */
export async function putGames(page: Page, games: readonly KeptGame[]): Promise<void> {
  await whenMade(page);
  await page.evaluate(async (all) => {
    const database = await window.openLibrary();
    if (!database) {
      throw new Error('the library is gone');
    }
    const transaction = database.transaction(['games', 'events'], 'readwrite');
    for (const { game, events } of all) {
      transaction.objectStore('games').put(game);
      events.forEach((event, number) => transaction.objectStore('events').put({ game: game.id, number, event }));
    }
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(new Error('the library did not take the games'));
    });
    database.close();
  }, games);
}

/** Everything that is in the library. A page of the app must be open. */
export async function gamesOf(page: Page): Promise<KeptGame[]> {
  await whenMade(page);
  return page.evaluate(async () => {
    const database = await window.openLibrary();
    if (!database) {
      throw new Error('the library is gone');
    }
    const transaction = database.transaction(['games', 'events']);
    const games = transaction.objectStore('games').getAll();
    const events = transaction.objectStore('events').getAll();
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(new Error('the library could not be read'));
    });
    database.close();
    const all = events.result as { game: string; event: string }[];
    return (games.result as StoredGame[]).map((game) => ({
      game,
      // A record may hold several events, a line each.
      events: all.filter((stored) => stored.game === game.id).flatMap(({ event }) => event.split('\n')),
    }));
  });
}

/** Holds a game as a tab does that plays it, until the page is closed. */
export async function holdGame(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (name) => new Promise<void>((held) => void navigator.locks.request(name, () => (held(), new Promise(() => {})))),
    `otho.game.${id}`,
  );
}
