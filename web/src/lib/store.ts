// The library of games in the browser. A game is its rules and its log of events, to which events are only ever added;
// what else is kept of it (plies, result) is there to list it without replaying it.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Rules, Side } from './rules.svelte.ts';

export type Player = { kind: 'human'; name: string } | { kind: 'computer'; level: string };

export interface StoredGame {
  id: string;
  /** When it began, in milliseconds since 1970; its events count from there. */
  began: number;
  /** When something happened in it last. */
  changed: number;
  /** What its owner calls it. */
  name: string | null;
  rules: Rules;
  players: Record<Side, Player>;
  /** The chance of the computer's moves, so that a reload changes nothing. */
  seed: number;
  plies: number;
  /** The plies that are no passes; a game that was kept before these were counted does not say. */
  moves?: number;
  /** The final score. */
  score: Record<Side, number> | null;
}

interface StoredEvents {
  game: string;
  /** That of the first of them. */
  number: number;
  /** One event; of a game that was imported all that it came with, a line each: a record for each would take eight times as long. */
  event: string;
}

const linesOf = ({ event }: StoredEvents): string[] => event.split('\n');

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { changed: number } };
  events: { key: [string, number]; value: StoredEvents };
}

export interface KeptGame {
  game: StoredGame;
  events: string[];
}

let database: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('otho', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
      db.createObjectStore('events', { keyPath: ['game', 'number'] });
    },
    terminated() {
      database = null;
    },
  }).catch((error: unknown) => {
    database = null;
    throw error;
  });
  return database;
}

const eventsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Keeps a game with its first events, or its summary and the events that are new, numbered from `from`. */
export async function keep(game: StoredGame, from: number, events: readonly string[]): Promise<void> {
  const transaction = (await open()).transaction(['games', 'events'], 'readwrite');
  await Promise.all([
    transaction.objectStore('games').put(game),
    // `add` fails where the number is taken: two tabs cannot write the same event twice.
    ...events.map((event, n) => transaction.objectStore('events').add({ game: game.id, number: from + n, event })),
    transaction.done,
  ]);
}

export async function find(id: string): Promise<KeptGame | null> {
  const transaction = (await open()).transaction(['games', 'events']);
  const [game, events] = await Promise.all([
    transaction.objectStore('games').get(id),
    transaction.objectStore('events').getAll(eventsOf(id)),
  ]);
  return game ? { game, events: events.flatMap(linesOf) } : null;
}

/** Keeps new games with their events: all of them, or none where one is there already or there is no room. */
export async function keepAll(kept: readonly KeptGame[]): Promise<void> {
  const transaction = (await open()).transaction(['games', 'events'], 'readwrite', { durability: 'relaxed' });
  const [games, log] = [transaction.objectStore('games'), transaction.objectStore('events')];
  await Promise.all([
    ...kept.map(({ game }) => games.add(game)),
    ...kept
      .filter(({ events }) => events.length > 0)
      .map(({ game, events }) => log.add({ game: game.id, number: 0, event: events.join('\n') })),
    transaction.done,
  ]);
}

/** The ids of all games, begun or not. */
export async function ids(): Promise<Set<string>> {
  return new Set(await (await open()).getAllKeys('games'));
}

/** Records that are fetched at a time: more of them would hold the page up. */
const PORTION = 500;

interface Source<Value, Key> {
  getAll(range: IDBKeyRange | null, count: number): Promise<Value[]>;
  keyOf(value: Value): Key;
}

/** All records of a store, in the order of their keys, some at a time. */
async function* portions<Value, Key>({ getAll, keyOf }: Source<Value, Key>): AsyncGenerator<Value[]> {
  let rest: IDBKeyRange | null = null;
  do {
    const portion: Value[] = await getAll(rest, PORTION);
    const last = portion.length === PORTION ? portion.at(-1) : undefined;
    yield portion;
    rest = last === undefined ? null : IDBKeyRange.lowerBound(keyOf(last), true);
  } while (rest);
}

/** All games in which a move was made, each with its events, the latest first. */
export async function listKept(): Promise<KeptGame[]> {
  const games = await list();
  const kept = new Map(games.map((game) => [game.id, { game, events: [] as string[] }]));
  const db = await open();
  const keyOf = ({ game, number }: StoredEvents) => [game, number];
  // They come in the order of games and numbers.
  for await (const portion of portions({ getAll: (range, count) => db.getAll('events', range, count), keyOf })) {
    portion.forEach((stored) => kept.get(stored.game)?.events.push(...linesOf(stored)));
  }
  return [...kept.values()];
}

/** All games in which a move was made, the latest first. */
export async function list(): Promise<StoredGame[]> {
  const db = await open();
  const games: StoredGame[] = [];
  for await (const portion of portions({ getAll: (range, count) => db.getAll('games', range, count), keyOf: ({ id }) => id })) {
    games.push(...portion.filter((game) => game.plies > 0));
  }
  return games.sort((a, b) => b.changed - a.changed);
}

export async function rename(id: string, name: string | null): Promise<void> {
  const transaction = (await open()).transaction('games', 'readwrite');
  const game = await transaction.store.get(id);
  if (game) {
    await transaction.store.put({ ...game, name });
  }
  await transaction.done;
}

/** Removes a game and hands it back, so that `keep` can undo it. */
export async function remove(id: string): Promise<KeptGame | null> {
  const kept = await find(id);
  const transaction = (await open()).transaction(['games', 'events'], 'readwrite');
  await Promise.all([
    transaction.objectStore('games').delete(id),
    transaction.objectStore('events').delete(eventsOf(id)),
    transaction.done,
  ]);
  return kept;
}

/** Removes games that were set up and never begun, but for the one being looked at. */
export async function removeUnbegun(except: string): Promise<void> {
  const db = await open();
  const unbegun = (await db.getAll('games')).filter((game) => game.plies === 0 && game.id !== except);
  const anHourAgo = Date.now() - 3_600_000;
  await Promise.all(unbegun.filter((game) => game.changed < anHourAgo).map((game) => remove(game.id)));
}
