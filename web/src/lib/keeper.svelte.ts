// Keeps what happens in a game, in order, and goes on trying when it fails.

import { nextTask } from './breath.ts';
import { keep, type StoredGame } from './store.ts';

export class Keeper {
  /** How many events are kept. */
  kept: number;
  /** Why the game is not kept. */
  problem = $state<string | null>(null);

  #stored: StoredGame;
  #onkept: () => void;
  #queue: Promise<void> = Promise.resolve();

  constructor(stored: StoredGame, kept: number, onkept: () => void) {
    this.#stored = stored;
    this.kept = kept;
    this.#onkept = onkept;
  }

  /** Keeps the summary and the events that are not kept yet, after what is being kept now. */
  keep(eventsFrom: (from: number) => string[]): void {
    this.#queue = this.#queue.then(async () => {
      // What happened is shown first.
      await nextTask();
      try {
        const events = eventsFrom(this.kept);
        await keep({ ...this.#stored }, this.kept, events);
        this.kept += events.length;
        this.problem = null;
        this.#onkept();
      } catch (error) {
        this.problem = String(error);
      }
    });
  }

  /** Everything so far has been tried. */
  done(): Promise<void> {
    return this.#queue;
  }
}
