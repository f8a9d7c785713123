// From the choices to a game.

import { computer, human, seed, STANDARD, type NewGame } from '$lib/create.ts';
import { rules, type Side } from '$lib/rules.svelte.ts';
import type { Player } from '$lib/store.ts';
import { currentLanguage } from '$lib/texts.svelte.ts';
import { timeText, type Choices } from './choices.ts';

/** The game that was chosen. Throws a sentence where the time control is none. */
export function chosenGame(choices: Choices): NewGame {
  const time = timeText(choices);
  return {
    rules: {
      start: startPosition(choices),
      variant: choices.variant,
      time: time === null ? null : rules.checkTimeControl(time, currentLanguage()),
      timeLoss: choices.timeLoss,
    },
    players: players(choices),
  };
}

/** Whether there is nothing to play in a game that is to begin. Throws a sentence where it cannot begin. */
export function isOver(wanted: NewGame): boolean {
  const game = rules.Game.create(wanted.rules, currentLanguage());
  const { outcome } = game.status();
  game.free();
  return outcome !== null;
}

function startPosition({ start, corners, position }: Choices): string {
  switch (start) {
    case 'standard':
      return STANDARD.start;
    case 'balanced':
      return rules.balancedStart(seed());
    case 'handicap':
      return rules.handicapStart(Number(corners));
    case 'set-up':
      return position;
  }
}

function players(choices: Choices): Record<Side, Player> {
  switch (choices.opponent) {
    case 'people': {
      const person = (name: string): Player => ({ kind: 'human', name: name.trim() });
      return { black: person(choices.nameBlack), white: person(choices.nameWhite) };
    }
    case 'watch':
      return { black: computer(choices.watchedBlack), white: computer(choices.watchedWhite) };
    case 'computer': {
      const opponent = computer(choices.level);
      const chance: Side = seed() % 2 === 0 ? 'black' : 'white';
      const own = choices.color === 'random' ? chance : choices.color;
      return own === 'black' ? { black: human, white: opponent } : { black: opponent, white: human };
    }
  }
}
