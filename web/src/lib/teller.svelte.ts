// What is said of a game: heard once, and left on the screen until there is something newer.

import { announce, warn } from './announcer.svelte.ts';
import type { Game } from './rules.svelte.ts';
import { settings } from './settings.svelte.ts';
import { t } from './texts.svelte.ts';

export class Teller {
  /** The last turn, and whose turn it is. */
  lately = $state('');
  /** Why the last thing that was asked for was not done; a new object each time it is said. */
  refusal = $state.raw<{ text: string } | null>(null);

  /** Says what happened since a ply, in one utterance. */
  tell(game: Game, before: number, plies: number): void {
    const said = game.announce(Math.min(before, plies), settings.verbosity);
    this.lately = plies < before ? `${t('taken-back')} ${said}` : said;
    this.refusal = null;
    announce(this.lately);
  }

  /** Writes down, without a sound, the last move, the pass that may have followed it, and whose turn it is. */
  recall(game: Game): void {
    const { plies } = game.status();
    this.lately = game.announce(Math.max(0, plies - game.view().turns.length), settings.verbosity);
    this.refusal = null;
  }

  refuse(text: string): void {
    this.refusal = { text };
    warn(text);
  }

  /** What was refused is of no interest any more. */
  forget(): void {
    this.refusal = null;
  }
}
