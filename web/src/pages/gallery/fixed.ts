// Games that never change, for the gallery.

import { STANDARD } from '$lib/create.ts';
import { rules, type Rules, type Status } from '$lib/rules.svelte.ts';

export interface Fixed {
  rules: Rules;
  events: readonly string[];
}

/** Three seconds a move; `--` is a pass, which takes no time. */
function eventsOf(transcript: string): string[] {
  let time = 0;
  return (transcript.match(/../g) ?? []).map((turn) => {
    time += turn === '--' ? 0 : 3000;
    return `${time} ${turn === '--' ? 'pass' : turn}`;
  });
}

/** White wins 35–29; Black passes once. */
export const GAME: Fixed = {
  rules: STANDARD,
  events: eventsOf(
    'f5f4c3c4b3b2b1a1c2c1g4d2d1e1e2f2--a4a2c5d3d6e3a3f1g1b6b5g2h3h2h1' +
      'c7a7b4d7a6b8a8f6b7e6c8g5f3c6h6h5h4a5d8e8f8e7g7g6h7g8h8f7g3',
  ),
};

const DRAWN: Fixed = {
  rules: STANDARD,
  events: eventsOf(
    'd3c3b3b2b1a1e6c1c4a3c2d1a2a4a5e3d2e1f2c5e2g3g2f1b4h3b6f5h2g1f3h1' +
      'g4g5h5f4--d7h4g6f7g7h6e8c8f6h7e7d8b5h8c6c7d6a6f8g8b8b7a8a7',
  ),
};

/** Nobody can play on a1, so the winner gets that square too. */
const EMPTY_LEFT: Fixed = {
  rules: { ...STANDARD, start: '-OOOOOOOOXXXOOOOOXXXXOXOOXXXXXXXOXXOXXXXOXXXOXOXOOXOXXXXOOOOOXXX O' },
  events: [],
};

/** A game for each way it can end. */
export const ENDINGS: readonly Fixed[] = [
  GAME,
  DRAWN,
  EMPTY_LEFT,
  { rules: STANDARD, events: [...GAME.events.slice(0, 8), '30000 resign white'] },
  { rules: { ...STANDARD, time: '5' }, events: [...GAME.events.slice(0, 8), '400000 flag black'] },
  { rules: STANDARD, events: [...GAME.events.slice(0, 8), '30000 agree 33-31'] },
  { rules: { ...STANDARD, variant: 'anti' }, events: GAME.events },
];

export function played({ rules: agreed, events }: Fixed, language: string): { status: Status } {
  const game = rules.Game.restore(agreed, [...events], language);
  const status = game.status();
  game.free();
  return { status };
}
