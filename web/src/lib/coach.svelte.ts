// Why a move was good or bad: of the move that is looked at, or of the hint that was given.

import { announce } from './announcer.svelte.ts';
import { theEngine } from './engine/choose.ts';
import type { Explained } from './engine/door.ts';
import type { Session } from './session.svelte.ts';
import { currentLanguage, t } from './texts.svelte.ts';

/** The most a thought may take; most take a tenth of a second. */
const LONGEST = 20_000;

interface Said {
  /** What it is about, and in which language: it is gone with either. */
  about: string;
  explained: Explained;
}

export class Coach {
  isThinking = $state(false);
  hasFailed = $state(false);
  #said = $state.raw<Said | null>(null);
  #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** The move that can be asked about: the hint, or the last move of the position that is shown. */
  get move(): { position: string; square: string } | null {
    const { hint, lastMove } = this.#session;
    return hint ? { position: this.#session.position(), square: hint } : lastMove;
  }

  get #about(): string {
    return JSON.stringify([this.move, currentLanguage()]);
  }

  /** What it said of the move that is looked at. */
  get explained(): Explained | null {
    return this.#said?.about === this.#about ? this.#said.explained : null;
  }

  /** What there is to read: what it said, or that it thinks or cannot. */
  get sentence(): string | null {
    const waiting = this.isThinking ? t('why-wait') : null;
    return this.explained?.text ?? (this.hasFailed ? t('why-failed') : waiting);
  }

  /** The squares to point at. */
  get marks(): ReadonlyMap<string, 'pointed'> {
    const squares = this.explained?.reasons.flatMap((reason) => reason.squares) ?? [];
    return new Map(squares.map((square) => [square, 'pointed'] as const));
  }

  async ask(): Promise<void> {
    const { move } = this;
    if (!move || this.isThinking) {
      return;
    }
    const about = this.#about;
    [this.isThinking, this.hasFailed] = [true, false];
    try {
      const { variant } = this.#session.stored.rules;
      const explained = await theEngine.explain({ ...move, variant, milliseconds: LONGEST }, new AbortController().signal);
      this.#said = { about, explained };
      if (this.explained) {
        announce(explained.text);
      }
    } catch (error) {
      // Whoever plays on stops all thoughts.
      this.hasFailed = !(error instanceof DOMException && error.name === 'AbortError');
      if (this.hasFailed) {
        announce(t('why-failed'));
      }
    } finally {
      this.isThinking = false;
    }
  }
}
