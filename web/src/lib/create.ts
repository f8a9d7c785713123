// New games.

import { go } from './router.svelte.ts';
import { rules, type Rules, type Side } from './rules.svelte.ts';
import { keep, type KeptGame, type Player, type StoredGame } from './store.ts';
import { currentLanguage } from './texts.svelte.ts';
import { countMoves } from './view.ts';

export const STANDARD: Rules = {
  start: '---------------------------OX------XO--------------------------- X',
  variant: 'othello',
  time: null,
  timeLoss: 'federation',
};

export interface NewGame {
  /** One of its own, where chance is not to choose it. */
  id?: string;
  rules: Rules;
  players: Record<Side, Player>;
  name?: string | null;
  /** What has happened in it already: a record that was read. */
  events?: string[];
  /** When it began, where that is not now. */
  began?: number;
}

export const human: Player = { kind: 'human', name: '' };
export const computer = (level: string): Player => ({ kind: 'computer', level });

/** A number that chance depends on. */
export function seed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).reduce((id, part) => id + part.toString(36).padStart(7, '0'), '');
}

/** Makes a game without keeping it. Throws a sentence where its events cannot have happened. */
export function make(wanted: NewGame): KeptGame {
  const began = wanted.began ?? Date.now();
  const game = rules.Game.restore(wanted.rules, wanted.events ?? [], currentLanguage());
  const events = wanted.events ?? game.events(0);
  const { plies, turns, outcome } = game.status();
  game.free();
  const stored: StoredGame = {
    id: wanted.id ?? newId(),
    began,
    changed: began,
    name: wanted.name ?? null,
    rules: wanted.rules,
    players: wanted.players,
    seed: seed(),
    plies,
    moves: countMoves(turns),
    score: outcome?.score ?? null,
  };
  return { game: stored, events };
}

/** Makes a game and keeps it. A browser that keeps nothing hands it to the page all the same. */
export async function create(wanted: NewGame): Promise<string> {
  fresh = make(wanted);
  const { game, events } = fresh;
  await keep(game, 0, events).catch(() => {
    // The page of the game finds it here, and says that it is not kept.
  });
  return game.id;
}

let fresh: KeptGame | null = null;

/** The game that was made last, where storage does not have it. */
export function freshGame(id: string): KeptGame | null {
  return fresh?.game.id === id ? fresh : null;
}

export async function startGame(wanted: NewGame): Promise<void> {
  go(`/game/${await create(wanted)}`);
}
