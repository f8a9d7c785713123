// What a board is handed of a position, and how long a game is.

import { indexOf } from '../board/geometry.ts';
import type { Side, Turn, View } from './rules.svelte.ts';

/** The squares that may be played, each with the discs it flips. */
export function movesOf({ legal }: Pick<View, 'legal'>): ReadonlyMap<string, readonly string[]> {
  return new Map(legal.map(({ square, flips }) => [square, flips]));
}

/** How many of the turns are moves; the others are passes. */
export function countMoves(turns: readonly Turn[]): number {
  return turns.filter(({ square }) => square !== null).length;
}

/** Where the last move was made. */
export function lastOf({ turns }: Pick<View, 'turns'>): string | null {
  return turns.findLast(({ square }) => square !== null)?.square ?? null;
}

/** The squares with one more disc, which nothing has come of yet. */
export function withDisc(squares: string, disc: { square: string; side: Side } | null): string {
  if (!disc) {
    return squares;
  }
  const index = indexOf(disc.square);
  return squares.slice(0, index) + (disc.side === 'black' ? 'X' : 'O') + squares.slice(index + 1);
}
