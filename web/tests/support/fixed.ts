// Games that never change.

import type { KeptGame, StoredGame } from '../../src/lib/store.ts';

const START = '---------------------------OX------XO--------------------------- X';

/** White wins 35–29; Black passes once, as the seventeenth turn. */
export const TURNS: readonly string[] = (
  'f5f4c3c4b3b2b1a1c2c1g4d2d1e1e2f2--a4a2c5d3d6e3a3f1g1b6b5g2h3h2h1' +
  'c7a7b4d7a6b8a8f6b7e6c8g5f3c6h6h5h4a5d8e8f8e7g7g6h7g8h8f7g3'
).match(/../g) ?? [];

export const MOVES = TURNS.filter((turn) => turn !== '--');

/** The log of the first turns, three seconds a move. */
export function eventsOf(turns: readonly string[]): string[] {
  let time = 0;
  return turns.map((turn) => {
    time += turn === '--' ? 0 : 3000;
    return `${time} ${turn === '--' ? 'pass' : turn}`;
  });
}

type Wanted = Partial<Omit<StoredGame, 'rules'>> & { rules?: Partial<StoredGame['rules']>; turns?: number; after?: string[] };

/** A game of two people with so many turns of the fixed one, none where nothing is said. */
export function kept({ turns = 0, after = [], rules = {}, ...more }: Wanted = {}): KeptGame {
  const events = [...eventsOf(TURNS.slice(0, turns)), ...after];
  const day = Date.UTC(2026, 4, 17, 12);
  const game: StoredGame = {
    id: 'fixed',
    began: day,
    changed: day,
    name: null,
    rules: { start: START, variant: 'othello', time: null, timeLoss: 'federation', ...rules },
    players: { black: { kind: 'human', name: '' }, white: { kind: 'human', name: '' } },
    seed: 1,
    plies: turns,
    moves: TURNS.slice(0, turns).filter((turn) => turn !== '--').length,
    score: turns === TURNS.length ? { black: 29, white: 35 } : null,
    ...more,
  };
  return { game, events };
}
