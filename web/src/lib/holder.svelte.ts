// Which tab plays a game: the one that holds its lock. The others watch, and one of them takes over when it goes.

import { announce } from './announcer.svelte.ts';
import { find, type KeptGame } from './store.ts';
import { t } from './texts.svelte.ts';

interface Listener {
  /** This tab holds the game from now on. */
  begin(): void;
  /** The tab that holds it has kept something. */
  changed(kept: KeptGame): void;
}

export class Holder {
  isHeld = $state(false);
  /** Another tab plays this game. */
  isElsewhere = $state(false);
  /** Fulfilled once it is known whether this tab plays or watches. */
  readonly known: Promise<void>;

  #id: string;
  #channel: BroadcastChannel;
  #release: () => void = () => {};
  #isClosed = false;
  #waiting = new AbortController();

  #know: () => void = () => {};

  constructor(id: string, listener: Listener) {
    this.#id = id;
    this.known = new Promise((resolve) => (this.#know = resolve));
    this.#channel = new BroadcastChannel(`otho.game.${id}`);
    this.#channel.addEventListener('message', () => void this.#read(listener));
    void this.#acquire(listener);
  }

  /** Tells the tabs that watch that there is something new. */
  tell(): void {
    if (!this.#isClosed) {
      this.#channel.postMessage('changed');
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#channel.close();
    this.#waiting.abort();
    this.#release();
    this.#know();
  }

  async #acquire(listener: Listener): Promise<void> {
    // Over plain http there are no locks: then every tab plays for itself.
    if (!navigator.locks) {
      // The listener is told when it has its holder, not while it makes it.
      await Promise.resolve();
      this.#hold(listener);
      return;
    }
    const held = new Promise<void>((resolve) => (this.#release = resolve));
    const name = `otho.game.${this.#id}`;
    const first = navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) {
        this.#hold(listener);
        await held;
      }
      return lock === null;
    });
    const isTaken = await first.catch(() => {
      // A browser that keeps nothing may refuse locks too.
      this.#hold(listener);
      return false;
    });
    if (!isTaken || this.#isClosed) {
      return;
    }
    this.isElsewhere = true;
    this.#know();
    const later = navigator.locks.request(name, { signal: this.#waiting.signal }, async () => {
      await this.#read(listener);
      this.#hold(listener);
      announce(t('taken-over'));
      await held;
    });
    await later.catch(() => {
      // The tab went elsewhere before its turn came.
    });
  }

  #hold(listener: Listener): void {
    if (!this.#isClosed) {
      this.isElsewhere = false;
      this.isHeld = true;
      this.#know();
      listener.begin();
    }
  }

  async #read(listener: Listener): Promise<void> {
    const kept = this.isHeld ? null : await find(this.#id).catch(() => null);
    if (kept && !this.#isClosed) {
      listener.changed(kept);
    }
  }
}
