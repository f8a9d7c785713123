// An exercise or puzzle being done. It is over with the first mistake, or when it is solved; then it counts.

import { indexOf } from '$board/geometry.ts';
import type { Mark } from '$board/Board.svelte';
import { announce, warn } from '$lib/announcer.svelte.ts';
import { progress } from '$lib/progress.svelte.ts';
import { rules, type Attempt, type Exercise, type Game, type Puzzle, type View } from '$lib/rules.svelte.ts';
import * as sound from '$lib/sound.ts';
import { ANY_SQUARE, plainNames, withMarks } from '$lib/squares.ts';
import { currentLanguage, t } from '$lib/texts.svelte.ts';
import { movesOf } from '$lib/view.ts';
import { askRules } from '../learn/asking.ts';

export type Drilled = { is: 'exercise'; exercise: Exercise } | { is: 'puzzle'; puzzle: Puzzle };

/** Who may win, in the order in which they are numbered. */
export const CHOICES = ['black', 'white', 'even'] as const;

export function choiceName(choice: (typeof CHOICES)[number]): string {
  return t(choice === 'even' ? 'practice-even' : choice);
}

/** What is said and shown to an attempt. */
interface Checked {
  outcome: 'right' | 'wrong' | 'goes-on';
  sentence: string;
  /** Where it stands now. */
  position: string;
  last: string | null;
  /** Squares that were wrong, and those that would have been right. */
  wrong: string[];
  better: string[];
}

function after(position: string, square: string): string {
  return askRules(position, 'othello', (game) => {
    game.play(square, 0);
    return game.position();
  });
}

export class Drill {
  readonly drilled: Drilled;
  marked = $state.raw<readonly string[]>([]);
  /** What was tried; it is checked in the language of the moment. */
  attempt = $state.raw<Attempt | null>(null);
  refusal = $state<string | null>(null);
  hasHint = $state(false);

  readonly words = $derived.by(() => {
    const { drilled } = this;
    return drilled.is === 'exercise'
      ? rules.exerciseWords(drilled.exercise, currentLanguage())
      : rules.puzzleWords(drilled.puzzle.text, currentLanguage());
  });
  readonly checked: Checked | null = $derived(this.attempt && this.#check(this.attempt));
  readonly position: string = $derived(this.checked?.position ?? this.#start.position);
  readonly view: View = $derived(this.ask((game) => game.view()));

  constructor(drilled: Drilled) {
    this.drilled = drilled;
  }

  get #start(): { position: string; variant: Exercise['variant'] } {
    return this.drilled.is === 'exercise' ? this.drilled.exercise : { ...this.drilled.puzzle, variant: 'othello' };
  }

  /** How it is answered. */
  get asks(): 'marks' | 'choice' | 'moves' {
    const { drilled } = this;
    if (drilled.is === 'puzzle' || 'line' in drilled.exercise.answer) {
      return 'moves';
    }
    return 'marks' in drilled.exercise.answer ? 'marks' : 'choice';
  }

  /** What it is about; a puzzle does not tell before it is over. */
  get title(): string {
    return this.drilled.is === 'puzzle' && !this.isOver ? t('practice-puzzle') : this.words.name;
  }

  /** How difficult it is; a puzzle has a rating of its own, which would say too much. */
  get grade(): string | null {
    return this.drilled.is === 'exercise' ? t('practice-grade-of', { grade: this.drilled.exercise.grade }) : null;
  }

  get isOver(): boolean {
    return this.checked !== null && this.checked.outcome !== 'goes-on';
  }

  get choices(): ReadonlyMap<string, readonly string[]> {
    if (this.isOver || this.asks === 'choice') {
      return new Map();
    }
    if (this.asks === 'marks') {
      return ANY_SQUARE;
    }
    const shown = this.drilled.is === 'exercise' ? this.drilled.exercise.shown : [];
    const moves = [...movesOf(this.view)];
    return new Map(shown.length > 0 ? moves.filter(([square]) => shown.includes(square)) : moves);
  }

  get names(): string[] {
    const names = this.asks === 'moves' ? this.view.names : plainNames(this.view.squares);
    return withMarks(names, this.marks);
  }

  get marks(): ReadonlyMap<string, Mark> {
    const shown = this.drilled.is === 'exercise' && !this.checked ? this.drilled.exercise.shown : [];
    const { better = [], wrong = [] } = this.checked ?? {};
    return new Map<string, Mark>([
      ...[...shown, ...better].map((square) => [square, 'pointed'] as const),
      ...this.marked.map((square) => [square, 'chosen'] as const),
      ...wrong.map((square) => [square, 'wrong'] as const),
    ]);
  }

  /** Asks the rules about the position. */
  ask<Found>(ask: (game: Game) => Found): Found {
    return askRules(this.position, this.#start.variant, ask);
  }

  /** A square of the board was chosen. */
  choose(square: string): void {
    if (this.isOver || this.asks === 'choice') {
      return;
    }
    if (this.asks === 'moves') {
      const before = this.attempt && 'moves' in this.attempt ? this.attempt.moves : [];
      this.give({ moves: [...before, square] });
      return;
    }
    const isMarked = this.marked.includes(square);
    this.marked = isMarked ? this.marked.filter((other) => other !== square) : [...this.marked, square];
    sound.placed(0);
    announce(this.names[indexOf(square)] ?? square);
  }

  give(attempt: Attempt): void {
    if (this.isOver) {
      return;
    }
    try {
      this.#check(attempt);
    } catch (reason) {
      this.refusal = String(reason);
      warn(this.refusal);
      return;
    }
    [this.attempt, this.refusal] = [attempt, null];
    sound.placed(0);
    announce(this.checked?.sentence ?? '');
    if (this.isOver) {
      this.#count(this.checked?.outcome === 'right');
    }
  }

  hint(): void {
    this.hasHint = true;
    announce(this.words.hint);
  }

  #count(right: boolean): void {
    if (this.drilled.is === 'exercise') {
      const { kind, grade } = this.drilled.exercise;
      void progress.record({ deed: 'exercise', kind, grade, right });
    } else {
      const { id, theme, estimate } = this.drilled.puzzle;
      void progress.record({ deed: 'puzzle', id, theme, estimate, right });
    }
  }

  #check(attempt: Attempt): Checked {
    const { drilled } = this;
    const tried = 'moves' in attempt ? (attempt.moves.at(-1) ?? null) : null;
    if (drilled.is === 'puzzle') {
      const { isRight, sentence } = rules.checkPuzzle(drilled.puzzle.text, tried ?? '', currentLanguage());
      const { position, solution } = drilled.puzzle;
      return isRight
        ? { outcome: 'right', sentence, position: after(position, solution), last: solution, wrong: [], better: [] }
        : { outcome: 'wrong', sentence, position, last: null, wrong: tried === null ? [] : [tried], better: [solution] };
    }
    const { verdict, sentence, position, replies, missing, surplus, better } = rules.checkAttempt(
      drilled.exercise,
      attempt,
      currentLanguage(),
    );
    const isWrongMove = verdict === 'wrong' && tried !== null;
    return {
      outcome: verdict === 'go-on' ? 'goes-on' : verdict,
      sentence,
      position,
      last: isWrongMove ? null : (replies.at(-1) ?? tried),
      wrong: isWrongMove ? [tried] : surplus,
      better: [...missing, ...better],
    };
  }
}
