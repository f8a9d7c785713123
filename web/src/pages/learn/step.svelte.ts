// A step of a lesson being done: its parts, and for each that asks for something what has been done about it.

import { onDestroy, untrack } from 'svelte';
import { progress } from '$lib/progress.svelte.ts';
import type { Lesson, LessonContents, LessonPart } from '$lib/rules.svelte.ts';
import { currentLanguage } from '$lib/texts.svelte.ts';
import { Match } from './match.svelte.ts';
import { Pointing } from './pointing.svelte.ts';
import { Question } from './question.svelte.ts';
import { Task } from './task.svelte.ts';

/** A lesson in the present language. */
export interface Open {
  id: string;
  lesson: Lesson;
  contents: LessonContents;
}

export class Step {
  readonly number: number;
  readonly pointing = new Pointing();
  /** By the place of the part. */
  readonly tasks = new Map<number, Task>();
  readonly questions = new Map<number, Question>();
  readonly matches = new Map<number, Match>();

  readonly #open: () => Open;

  /** To be called while a component is made, which it lives as long as. */
  constructor(open: () => Open, number: number) {
    this.#open = open;
    this.number = number;
    this.parts.forEach((part, index) => this.#prepare(part, index));
    onDestroy(() => this.matches.forEach((match) => void match.leave()));
  }

  get parts(): LessonPart[] {
    return this.#open().contents.steps[this.number]?.parts ?? [];
  }

  /** Notes that what the step asks for was done. */
  solve(): void {
    progress.solve(this.#open().id, this.number);
  }

  #prepare(part: LessonPart, index: number): void {
    const step = this.number;
    const { id } = this.#open();
    // The parts are the same in every language, so a part keeps its place and its type.
    const same = <Type extends LessonPart['type']>() => this.parts[index] as Extract<LessonPart, { type: Type }>;
    const solve = () => this.solve();
    if (part.type === 'exercise') {
      const asked = () => ({ lesson: this.#open().lesson, step, index, exercise: same<'exercise'>() });
      this.tasks.set(index, new Task(asked, solve));
    } else if (part.type === 'quiz') {
      this.questions.set(index, new Question(() => same<'quiz'>(), solve));
    } else if (part.type === 'play') {
      const set = () => ({ lesson: this.#open().lesson, title: this.#open().contents.title, step, index, play: same<'play'>() });
      const keep = (game: string) => void progress.note(id, ({ games }) => ({ games: { ...games, [step]: game } }));
      const match = new Match(set, progress.of(id).games[step], keep);
      this.matches.set(index, match);
      this.#follow(match);
    }
  }

  #follow(match: Match): void {
    $effect(() => {
      const { isMet } = match;
      untrack(() => {
        if (isMet !== null) {
          match.tell(isMet);
        }
        if (isMet) {
          this.solve();
        }
      });
    });
    $effect(() => {
      const [session, language] = [match.session, currentLanguage()];
      untrack(() => session?.setLanguage(language));
    });
  }
}
