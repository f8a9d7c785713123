// The computer's part in a game: one thought at a time, which can be given up.

import { theEngine } from './engine/choose.ts';
import type { Ask, MoveAsk } from './engine/door.ts';

/** The longest that any level thinks about a move. */
const LONGEST = 10_000;
/** A move takes no more than this share of what its clock shows. */
const SHARE = 1 / 20;
const HINT = 1500;

export class Thinker {
  isThinking = $state(false);
  /** Why it cannot. */
  problem = $state<string | null>(null);

  #thought: AbortController | null = null;

  /** The move of a level, not sooner than after `delay`; nothing when the thought was given up or failed. */
  async move(ask: Omit<MoveAsk, 'milliseconds'>, timeLeft: number, delay: number): Promise<string | null | undefined> {
    const milliseconds = Math.min(LONGEST, timeLeft * SHARE);
    const wait = new Promise((resolve) => setTimeout(resolve, delay));
    return this.#think(async (signal) => {
      const [square] = await Promise.all([theEngine.move({ ...ask, milliseconds }, signal), wait]);
      return square;
    });
  }

  /** A good square, `null` where there is none; nothing when the thought was given up or failed. */
  async hint(ask: Ask): Promise<string | null | undefined> {
    return this.#think(async (signal) => {
      const { best } = await theEngine.analyse({ ...ask, milliseconds: HINT }, () => {}, signal);
      return best;
    });
  }

  /** Gives the thought up. */
  stop(): void {
    this.#thought?.abort(new DOMException('nobody waits for it', 'AbortError'));
    this.#thought = null;
    this.isThinking = false;
    this.problem = null;
  }

  async #think<T>(about: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    this.stop();
    const thought = new AbortController();
    this.#thought = thought;
    this.isThinking = true;
    try {
      const found = await about(thought.signal);
      if (thought.signal.aborted) {
        return undefined;
      }
      this.isThinking = false;
      return found;
    } catch (error) {
      if (!thought.signal.aborted) {
        this.isThinking = false;
        this.problem = String(error);
      }
      return undefined;
    }
  }
}
