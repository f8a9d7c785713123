// An exercise being done: what was marked, played or typed so far, and what WebAssembly says to it. Boards and the text
// mode are two views of it. It speaks the language of the lesson it is handed, at any time.

import { indexOf, SQUARES } from '$board/geometry.ts';
import type { Mark } from '$board/Board.svelte';
import { announce, warn } from '$lib/announcer.svelte.ts';
import type { Lesson, LessonPart, LessonVerdict } from '$lib/rules.svelte.ts';
import * as sound from '$lib/sound.ts';
import { ANY_SQUARE, plainNames, withMarks } from '$lib/squares.ts';
import { t } from '$lib/texts.svelte.ts';
import { movesOf } from '$lib/view.ts';
import { plain } from './words.ts';

export type Exercise = Extract<LessonPart, { type: 'exercise' }>;

export interface Asked {
  lesson: Lesson;
  step: number;
  /** Its place among the parts of the step. */
  index: number;
  exercise: Exercise;
}

const TURNED: Record<string, string> = { X: 'O', O: 'X' };

export class Task {
  /** Squares that are marked, or discs that were turned. */
  marked = $state.raw<readonly string[]>([]);
  /** The answer that was given last. */
  given = $state<string | null>(null);
  /** Why what was tried last is no answer. */
  refusal = $state<string | null>(null);
  hasHint = $state(false);
  isShown = $state(false);

  readonly #asked: () => Asked;
  readonly #onsolved: () => void;
  /** The learner's moves that were right so far. */
  #moves: readonly string[] = [];

  readonly verdict: LessonVerdict | null = $derived.by(() => {
    const { lesson, step, index } = this.#asked();
    return this.given === null ? null : lesson.checkAnswer(step, index, this.given);
  });

  constructor(asked: () => Asked, onsolved: () => void) {
    this.#asked = asked;
    this.#onsolved = onsolved;
  }

  get exercise(): Exercise {
    return this.#asked().exercise;
  }

  get isSolved(): boolean {
    return this.verdict?.outcome === 'right';
  }

  /** Whether squares are marked first and checked together. */
  get isMarking(): boolean {
    return ['legal', 'flips', 'turn'].includes(this.exercise.kind);
  }

  get solution(): string {
    const { lesson, step, index } = this.#asked();
    return lesson.solution(step, index).replace(/(?<=\d)(?=[a-h])/g, ' ');
  }

  /** What lies on the board. */
  get squares(): string {
    const { kind, move, board } = this.exercise;
    if (kind !== 'turn' || move === null || this.isSolved) {
      return (this.verdict?.board ?? board).squares;
    }
    // As at a real board: the disc is put down, and nothing turns by itself.
    const squares = [...board.squares];
    squares[indexOf(move)] = board.side === 'black' ? 'X' : 'O';
    for (const square of this.marked) {
      const index = indexOf(square);
      squares[index] = TURNED[squares[index] ?? ''] ?? '-';
    }
    return squares.join('');
  }

  get last(): string | null {
    const { kind, move, board } = this.exercise;
    return kind === 'turn' ? move : (this.verdict?.board ?? board).last;
  }

  /** The squares that can be chosen. */
  get choices(): ReadonlyMap<string, readonly string[]> {
    const { kind, board } = this.exercise;
    if (this.isSolved || kind === 'count') {
      return new Map();
    }
    return this.isMarking ? ANY_SQUARE : movesOf(this.verdict?.board ?? board);
  }

  get names(): string[] {
    const { kind, board } = this.exercise;
    const names = kind === 'move' || kind === 'line' ? (this.verdict?.board ?? board).names : plainNames(this.squares);
    return withMarks(names, this.marks);
  }

  get marks(): ReadonlyMap<string, Mark> {
    const { kind, move, board } = this.exercise;
    const pointed = [...board.marks, ...(kind === 'flips' && move ? [move] : []), ...(this.isShown ? this.solution.split(' ') : [])];
    const isWrong = this.verdict?.outcome === 'wrong';
    return new Map<string, Mark>([
      ...(this.isSolved ? [] : pointed.filter((square) => SQUARES.includes(square)).map((square) => [square, 'pointed'] as const)),
      ...(kind === 'turn' ? [] : this.marked.map((square) => [square, 'chosen'] as const)),
      ...(isWrong ? (this.verdict?.extra ?? []).map((square) => [square, 'wrong'] as const) : []),
    ]);
  }

  /** What is said now: why something was refused, or what the lesson says to the answer. */
  get sentence(): string {
    return this.refusal ?? this.verdict?.sentence ?? '';
  }

  /** A square of the board was chosen. */
  choose(square: string): void {
    if (this.isSolved || this.exercise.kind === 'count') {
      return;
    }
    if (!this.isMarking) {
      this.answer(square);
      return;
    }
    // An empty square has nothing to turn, and the disc that was put down stays.
    if (this.exercise.kind === 'turn' && (square === this.exercise.move || this.squares.charAt(indexOf(square)) === '-')) {
      return;
    }
    const isMarked = this.marked.includes(square);
    this.marked = isMarked ? this.marked.filter((other) => other !== square) : [...this.marked, square];
    this.#forget();
    sound.placed(0);
    announce(this.names[indexOf(square)] ?? square);
  }

  /** Checks what was marked. */
  check(): void {
    this.#give(this.marked.join(' '));
  }

  /** Checks what was typed, or the next move. */
  answer(typed: string): void {
    if (this.isSolved) {
      return;
    }
    if (this.exercise.kind === 'line') {
      this.#give([...this.#moves, typed].join(' '));
      return;
    }
    if (this.isMarking) {
      this.marked = [];
    }
    this.#give(typed);
  }

  hint(): void {
    this.hasHint = true;
    announce(plain(this.exercise.hint));
  }

  show(): void {
    this.isShown = true;
    announce(t('learn-solution', { answer: this.solution }));
  }

  #forget(): void {
    [this.given, this.refusal] = [null, null];
  }

  #give(answer: string): void {
    const { lesson, step, index } = this.#asked();
    let verdict: LessonVerdict;
    try {
      verdict = lesson.checkAnswer(step, index, answer);
    } catch (reason) {
      this.refusal = String(reason);
      warn(this.refusal);
      return;
    }
    [this.given, this.refusal] = [answer, null];
    const { outcome, text, sentence, turns } = verdict;
    if (outcome !== 'wrong' && turns.length > 0) {
      sound.placed(turns.at(-1)?.flips.length ?? 0);
    }
    if (outcome !== 'wrong' && this.exercise.kind === 'line') {
      this.#moves = answer.split(' ');
    }
    announce([plain(text ?? []), sentence].filter(Boolean).join(' '));
    if (outcome === 'right') {
      this.#onsolved();
    }
  }
}
