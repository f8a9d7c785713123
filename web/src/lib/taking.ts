// Taking moves back and making them again: the computer's go along with those of a person.

import type { Game, Side, Status } from './rules.svelte.ts';
import type { Player } from './store.ts';

type Players = Record<Side, Player>;

/** Whether something other than the rules ended the game. */
function isBrokenOff({ outcome }: Status): boolean {
  return outcome !== null && outcome.ending !== 'no-moves';
}

function isPersonsTurn(game: Game, players: Players): boolean {
  return players[game.view().side].kind === 'human';
}

/** Whether there is a move of a person to take back, or the end of a game that was broken off. */
export function canTakeBack(status: Status, players: Players): boolean {
  const isThere = status.turns.some(({ square, side }) => square !== null && players[side].kind === 'human');
  return status.canUndo && (isThere || isBrokenOff(status));
}

/** Takes back up to the last move of a person, or only the end of a game that was broken off. */
export function takeBack(game: Game, players: Players, now: number): void {
  const isOnlyEnd = isBrokenOff(game.status());
  do {
    game.undo(now);
  } while (!isOnlyEnd && game.status().canUndo && !isPersonsTurn(game, players));
}

/** Makes again what was taken back, up to the next turn of a person. */
export function makeAgain(game: Game, players: Players, now: number): void {
  do {
    game.redo(now);
  } while (game.status().canRedo && !isPersonsTurn(game, players));
}
