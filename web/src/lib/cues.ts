// What one hears and feels of a turn.

import type { Turn } from './rules.svelte.ts';
import { settings } from './settings.svelte.ts';
import * as sound from './sound.ts';

export function cue(turns: readonly Turn[], isOver: boolean): void {
  const move = turns.find((turn) => turn.square !== null);
  if (move) {
    sound.placed(move.flips.length);
  }
  if (turns.some((turn) => turn.square === null)) {
    sound.passed();
    if (settings.vibration) {
      navigator.vibrate?.(200);
    }
  }
  if (isOver) {
    sound.ended();
  }
}
