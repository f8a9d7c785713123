// Positions of lessons and exercises, handed to the rules, which know what commands mean and answer questions.

import { STANDARD } from '$lib/create.ts';
import { rules, type Game, type Variant } from '$lib/rules.svelte.ts';
import { currentLanguage } from '$lib/texts.svelte.ts';

/** Makes a game that begins here for as long as it is asked. */
export function askRules<Found>(position: string, variant: Variant, ask: (game: Game) => Found): Found {
  const game = rules.Game.create({ ...STANDARD, start: position, variant }, currentLanguage());
  try {
    return ask(game);
  } finally {
    game.free();
  }
}
