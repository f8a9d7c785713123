// Why a move was good or bad: of the move that is looked at, of the hint that was given, or of the learner's own last move.

import { announce } from './announcer.svelte.ts';
import { theEngine } from './engine/choose.ts';
import type { Explained } from './engine/door.ts';
import type { Session } from './session.svelte.ts';
import { currentLanguage, t } from './texts.svelte.ts';

/** The most a thought may take; most take a tenth of a second. */
const LONGEST = 20_000;

/** What came of a question. */
type Outcome = { is: 'thinking' } | { is: 'failed' } | { is: 'said'; explained: Explained };

export class Coach {
  /** The last question, by what it is about and in which language: what came of it is gone with either. */
  #asked = $state.raw<{ about: string; outcome: Outcome } | null>(null);
  #session: Session;
  readonly #moves: 'last' | 'own';

  /** It is asked about the last move, or about the last one that the person made, whatever the computer replied. */
  constructor(session: Session, moves: 'last' | 'own' = 'last') {
    this.#session = session;
    this.#moves = moves;
  }

  /** The move that can be asked about: the hint, the last move of the position that is shown, or the person's own. */
  get move(): { position: string; square: string } | null {
    const { hint, lastMove } = this.#session;
    if (hint) {
      return { position: this.#session.position(), square: hint };
    }
    return this.#moves === 'own' ? this.#ownMove : lastMove;
  }

  get #ownMove(): { position: string; square: string } | null {
    const { turns } = this.#session.status;
    const ply = turns.findLastIndex(({ side, square }) => square !== null && this.#session.player(side).kind === 'human');
    const square = turns[ply]?.square;
    return square ? { position: this.#session.position(ply), square } : null;
  }

  /** A hint that is played is another question: what happens on the board is newer than what was said of it. */
  get #about(): string {
    return JSON.stringify([this.#session.hint, this.move, currentLanguage()]);
  }

  /** What came of the question about the move that is looked at. Found out once a move: every square of the board asks. */
  readonly #outcome: Outcome | null = $derived(this.#asked && this.#asked.about === this.#about ? this.#asked.outcome : null);

  /** It could not be asked. */
  get hasFailed(): boolean {
    return this.#outcome?.is === 'failed';
  }

  /** What it said of the move that is looked at. */
  get explained(): Explained | null {
    return this.#outcome?.is === 'said' ? this.#outcome.explained : null;
  }

  /** What there is to read: what it said, or that it thinks. */
  get sentence(): string | null {
    return this.#outcome?.is === 'thinking' ? t('why-wait') : (this.explained?.text ?? null);
  }

  /** The squares to point at: those of the reasons, and the better move where one is named. */
  readonly marks: ReadonlyMap<string, 'pointed'> = $derived.by(() => {
    const { explained } = this;
    if (!explained) {
      return new Map();
    }
    const better = ['slip', 'mistake', 'blunder'].includes(explained.verdict) ? [explained.best] : [];
    const squares = [...better, ...explained.reasons.flatMap((reason) => reason.squares)];
    return new Map(squares.map((square) => [square, 'pointed'] as const));
  });

  async ask(): Promise<void> {
    const { move } = this;
    if (!move || this.#outcome?.is === 'thinking') {
      return;
    }
    const question = { about: this.#about, outcome: { is: 'thinking' } } as const;
    this.#asked = question;
    const outcome = await this.#explain(move);
    // Another question may have been asked meanwhile.
    if (this.#asked !== question) {
      return;
    }
    this.#asked = outcome && { ...question, outcome };
    if (this.explained) {
      announce(this.explained.text);
    }
  }

  /** Nothing where the thought was given up: whoever plays on stops all thoughts. */
  async #explain(move: { position: string; square: string }): Promise<Outcome | null> {
    const { variant } = this.#session.stored.rules;
    try {
      const explained = await theEngine.explain({ ...move, variant, milliseconds: LONGEST }, new AbortController().signal);
      return { is: 'said', explained };
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? null : { is: 'failed' };
    }
  }
}
