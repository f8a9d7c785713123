// How the tests of a game begin one, play it, and hear what is said of it.

import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { KeptGame, Player } from '../src/lib/store.ts';
import { otho, STANDARD, type Game, type Rules, type Status } from './rules.ts';
import { LANGUAGES, withSettings } from './support.ts';
import { gamesOf, putGames } from './support/library.ts';

export { expect, LANGUAGES, STANDARD, withSettings };
export type { Page };

/** The service worker would answer requests that a test wants to fail. */
export const test = base.extend({ serviceWorkers: 'block' });

export type Language = (typeof LANGUAGES)[number];

export const human: Player = { kind: 'human', name: '' };
export const computer: Player = { kind: 'computer', level: 'first-steps' };

/** A whole game in which Black must pass after the eighth move. */
export const WITH_PASS =
  'f5f6d3g5h5h4g7h6e7f7f8d8c5b6b5f4f3g4d2e2g2d6f2e6d7f1h3c2e3h2b7e8h1h8b1a7c4c7c1g8c8c3b3a6e1b2g6d1b8g3a5g1a2a4a3a8h7c6b4a1'.match(
    /../g,
  ) ?? [];
/** How many moves come before the pass. */
export const BEFORE_PASS = 8;

interface Heard {
  region: string;
  text: string;
}

declare global {
  interface Window {
    heard: Heard[];
  }
}

/** Writes down everything that a screen reader would say by itself. To be called before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    const before = new Map<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]')) {
        const text = region.textContent ?? '';
        if (text !== '' && text !== before.get(region)) {
          window.heard.push({ region: region.getAttribute('role') ?? region.getAttribute('aria-live') ?? '', text });
        }
        before.set(region, text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What was said since the last time, by one region or by all. */
export async function heard(page: Page, region?: string): Promise<string[]> {
  const all = await page.evaluate(() => window.heard.splice(0));
  return all.filter((one) => region === undefined || one.region === region).map(({ text }) => text);
}

export interface Wanted {
  black?: Player;
  white?: Player;
  rules?: Partial<Rules>;
  events?: string[];
  /** How long ago it began, in milliseconds. */
  ago?: number;
}

let count = 0;

/** Puts a game into the library of the browser, as the app does, and opens it there. */
export async function openGame(page: Page, wanted: Wanted = {}): Promise<string> {
  count += 1;
  const id = `test${count}`;
  const events = wanted.events ?? [];
  const rules = { ...STANDARD, ...wanted.rules };
  const plies = otho.Game.restore(rules, events, 'en').status().plies;
  const players = { black: wanted.black ?? human, white: wanted.white ?? human };
  await page.goto('./');
  const began = (await page.evaluate(() => Date.now())) - (wanted.ago ?? 0);
  await putGames(page, [{ game: { id, name: null, began, changed: began, rules, players, seed: 1, plies, score: null }, events }]);
  await page.goto(`./#/game/${id}`);
  await expect(page.locator('[data-testid=status], [data-testid=log]')).toBeAttached();
  return id;
}

/** What the browser keeps of a game. */
export async function keptRecord(page: Page, id: string): Promise<KeptGame> {
  const found = (await gamesOf(page)).find(({ game }) => game.id === id);
  if (!found) {
    throw new Error(`the library has no game ${id}`);
  }
  return found;
}

/** The game as the browser keeps it, replayed by the rules. */
export async function keptGame(page: Page, id: string): Promise<Game> {
  const { game, events } = await keptRecord(page, id);
  return otho.Game.restore(game.rules, events, 'en');
}

/** The game as the browser keeps it, once it has so many turns or is over: what is shown is kept a little later. */
export async function keptAfter(page: Page, id: string, when: number | 'over'): Promise<Game> {
  const reached = ({ plies, outcome }: Status) => (when === 'over' && outcome !== null ? when : plies);
  await expect.poll(async () => reached((await keptGame(page, id)).status())).toBe(when);
  return keptGame(page, id);
}

/** Events of moves, each a second after the one before. */
export function eventsOf(moves: readonly string[], rules: Partial<Rules> = {}): string[] {
  const game = otho.Game.create({ ...STANDARD, ...rules }, 'en');
  moves.forEach((move, n) => game.play(move, (n + 1) * 1000));
  return game.events(0);
}

export const square = (page: Page, name: string): Locator => page.locator(`[data-square=${name}]`);
export const action = (page: Page, id: string): Locator => page.locator(`[data-action=${id}]`);
export const status = (page: Page): Locator => page.getByTestId('status');
export const result = (page: Page): Locator => page.getByTestId('result');
export const log = (page: Page): Locator => page.getByTestId('log').locator('li');

/** What lies on the board that is drawn: 64 characters from a1 to h8. */
export function drawn(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...'12345678']
      .flatMap((row) => [...'abcdefgh'].map((column) => column + row))
      .map((name) => {
        const disc = document.querySelector(`[data-square=${name}] .disc`);
        return disc === null ? '-' : disc.classList.contains('black') ? 'X' : 'O';
      })
      .join(''),
  );
}

/** The squares that may be played, as the board has them. */
export function legal(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-square]:not([aria-disabled])')].map((each) => each.dataset.square ?? ''),
  );
}

/** Waits until so many turns are in the list. */
export async function plies(page: Page, number: number): Promise<void> {
  await expect(page.locator('[data-ply]')).toHaveCount(number);
}

/** Waits for what comes of a click: a frame lies between the disc and the rest of its move. */
export async function untilShown(page: Page): Promise<void> {
  await expect(page.locator('[data-placing]')).toHaveCount(0);
}

type Found = 'turn' | 'over' | null;

/** Milliseconds of the page's time: enough for the pause before the computer's move, then little, since it may have to be loaded and has a clock too. */
const STEPS = [600, 600, 600, 600, 600];
const LITTLE = 20;

/** Lets time pass until a person may move or the game is over, and says which. The page's time must be stopped. */
export async function untilTurn(page: Page): Promise<'turn' | 'over'> {
  await untilShown(page);
  const steps = [...STEPS];
  let found: Found = await whatNow(page);
  await expect(async () => {
    if (found === null) {
      await page.clock.runFor(steps.pop() ?? LITTLE);
      found = await whatNow(page);
    }
    expect(found).not.toBeNull();
  }).toPass({ intervals: [5, 10, 20, 50, 100] });
  return found ?? 'over';
}

function whatNow(page: Page): Promise<Found> {
  return page.evaluate(() => {
    if (document.querySelector('[data-testid=result]')) {
      return 'over';
    }
    return document.title === 'OTHO' ? null : 'turn';
  });
}

const NOON = Date.UTC(2026, 2, 1, 12);
const HOUR = 3_600_000;

/**
 * Gives the page a time of its own, which passes only when a test says so: the computer, which waits before it answers,
 * thinks until then, and no clock runs because the machine is slow. To be called before the page is opened.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: NOON });
  // It passes until it is stopped, at a moment that must not be over by then.
  await page.clock.pauseAt(NOON + HOUR);
}

/** Plays moves with the mouse, for both sides. */
export async function playAll(page: Page, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    await square(page, move).click();
    await untilShown(page);
  }
}

/** Clicks where `aria-disabled` says that nothing will come of it, which people do all the same. */
export async function poke(target: Locator): Promise<void> {
  await target.click({ force: true });
}

/** Chooses an action that is behind "More". */
export async function more(page: Page, id: string): Promise<void> {
  await action(page, 'more').click();
  await page.locator(`dialog [data-action=${id}]`).click();
}
