// A game of a lesson against a level: a game like any other, which the lesson sets a goal for.

import { announce } from '$lib/announcer.svelte.ts';
import { Coach } from '$lib/coach.svelte.ts';
import { computer, create, freshGame, human, STANDARD } from '$lib/create.ts';
import type { Lesson, LessonPart } from '$lib/rules.svelte.ts';
import { Session } from '$lib/session.svelte.ts';
import { find } from '$lib/store.ts';
import { plain } from './words.ts';

export type Play = Extract<LessonPart, { type: 'play' }>;

export interface Set {
  lesson: Lesson;
  /** What the game is called in the library. */
  title: string;
  step: number;
  /** Its place among the parts of the step. */
  index: number;
  play: Play;
}

export class Match {
  session = $state.raw<Session | null>(null);
  /** There is no way back to earlier positions here, so it speaks of the learner's moves and not of the replies. */
  readonly coach: Coach | null = $derived(this.session && new Coach(this.session, 'own'));

  readonly #set: () => Set;
  readonly #onbegun: (game: string) => void;
  #isLeft = false;

  /** Whether the goal is met; `null` while that is open. */
  readonly isMet: boolean | null = $derived.by(() => {
    const { lesson, step, index } = this.#set();
    const { session } = this;
    // The position now, not an earlier one that is looked at.
    return session && session.lookedAt === null && session.view ? lesson.isGoalMet(step, index, session.position()) : null;
  });

  constructor(set: () => Set, begun: string | undefined, onbegun: (game: string) => void) {
    this.#set = set;
    this.#onbegun = onbegun;
    void this.#sit(begun);
  }

  get play(): Play {
    return this.#set().play;
  }

  /** Says that the goal was met or missed. */
  tell(isMet: boolean): void {
    announce([this.session?.teller.lately ?? '', plain(isMet ? this.play.success : this.play.failure)].join(' '));
  }

  /** Begins the game anew; the one before stays in the library. */
  async restart(): Promise<void> {
    await this.#end();
    await this.#sit(undefined);
  }

  async leave(): Promise<void> {
    this.#isLeft = true;
    await this.#end();
  }

  async #end(): Promise<void> {
    const { session } = this;
    this.session = null;
    await session?.close();
  }

  async #sit(begun: string | undefined): Promise<void> {
    const kept = begun === undefined ? null : await find(begun).catch(() => null);
    const id = kept?.game.id ?? (await this.#begin());
    const game = kept ?? freshGame(id);
    if (!game || this.#isLeft) {
      return;
    }
    const session = new Session(game);
    await session.holder.known;
    if (this.#isLeft) {
      await session.close();
    } else {
      this.session = session;
    }
  }

  async #begin(): Promise<string> {
    const { play, title } = this.#set();
    const opponent = computer(play.level);
    const players = play.color === 'black' ? { black: human, white: opponent } : { black: opponent, white: human };
    const { position: start, variant } = play.board;
    const id = await create({ rules: { ...STANDARD, start, variant }, players, name: title });
    this.#onbegun(id);
    return id;
  }
}
