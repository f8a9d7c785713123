// A question with answers to choose from.

import { announce } from '$lib/announcer.svelte.ts';
import type { LessonPart } from '$lib/rules.svelte.ts';
import { t } from '$lib/texts.svelte.ts';
import { plain } from './words.ts';

export type Quiz = Extract<LessonPart, { type: 'quiz' }>;

export class Question {
  /** The answers that were chosen, the last one being the one that counts. */
  chosen = $state.raw<readonly number[]>([]);

  readonly #quiz: () => Quiz;
  readonly #onsolved: () => void;

  constructor(quiz: () => Quiz, onsolved: () => void) {
    this.#quiz = quiz;
    this.#onsolved = onsolved;
  }

  get quiz(): Quiz {
    return this.#quiz();
  }

  get isRight(): boolean {
    return this.chosen.at(-1) === this.quiz.right;
  }

  choose(option: number): void {
    if (this.isRight) {
      return;
    }
    this.chosen = [...this.chosen, option];
    announce(this.isRight ? `${t('learn-right')} ${plain(this.quiz.because)}` : t('learn-wrong-option'));
    if (this.isRight) {
      this.#onsolved();
    }
  }
}
