// What a board is handed of a position.

import type { View } from './rules.svelte.ts';

/** The squares that may be played, each with the discs it flips. */
export function movesOf({ legal }: Pick<View, 'legal'>): ReadonlyMap<string, readonly string[]> {
  return new Map(legal.map(({ square, flips }) => [square, flips]));
}

/** Where the last move was made. */
export function lastOf({ turns }: Pick<View, 'turns'>): string | null {
  return turns.findLast(({ square }) => square !== null)?.square ?? null;
}
