// How long the board moves after a turn.

import { distance } from './geometry.ts';

const FLIP = 260;
const STEP = 45;
const FADE = 80;

/** Milliseconds after which a disc begins to turn: those farther from the move turn later. */
export function delayOf(move: string, square: string): number {
  return STEP * distance(move, square);
}

export interface Moved {
  square: string | null;
  flips: readonly string[];
}

/** Milliseconds until the last disc has turned. */
export function settleTime(turns: readonly Moved[], withLessMotion: boolean): number {
  if (withLessMotion) {
    return FADE;
  }
  const delays = turns.flatMap(({ square, flips }) => (square ? flips.map((flip) => delayOf(square, flip)) : []));
  return FLIP + Math.max(0, ...delays);
}
