// What somebody has done in lessons and practice, kept in this browser. A change to a lesson reads what is kept and adds
// to it in one transaction, and the log of deeds only grows, so that two tabs lose nothing of each other's.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { rules, type ProgressRecord, type ProgressSummary, type Puzzle } from './rules.svelte.ts';
import { currentLanguage } from './texts.svelte.ts';

/** What has been done in a lesson. */
export interface Done {
  id: string;
  /** The step that was looked at last, 0 for the first. */
  step: number;
  /** Steps of which the task was solved. */
  solved: number[];
  /** The end was reached. */
  isDone: boolean;
  /** The games that were played in it, by step. */
  games: Record<number, string>;
}

interface Schema extends DBSchema {
  lessons: { key: string; value: Done };
  deeds: { key: number; value: ProgressRecord };
}

/** Something that was done; when, the log says. */
export type Deed = ProgressRecord extends infer Each ? (Each extends ProgressRecord ? Omit<Each, 'at' | 'day'> : never) : never;

/** The number of the day where the learner is. */
function today(): number {
  const now = new Date();
  return Math.floor((now.getTime() / 60_000 - now.getTimezoneOffset()) / 1440);
}

const NAME = 'otho-learn';

const untouched = (id: string): Done => ({ id, step: 0, solved: [], isDone: false, games: {} });

class Progress {
  /** By the lesson's id. */
  lessons = $state.raw<ReadonlyMap<string, Done>>(new Map());
  deeds = $state.raw<readonly ProgressRecord[]>([]);
  /** Whether the browser refuses to keep it. */
  isLost = $state(false);
  /** Fulfilled once it is known what was kept. */
  readonly known: Promise<void>;

  #database: Promise<IDBPDatabase<Schema>> | null = null;
  #channel = new BroadcastChannel(NAME);

  constructor() {
    this.known = this.#read();
    this.#channel.addEventListener('message', () => void this.#read());
  }

  of(id: string): Done {
    return this.lessons.get(id) ?? untouched(id);
  }

  /** Notes something about a lesson. */
  async note(id: string, change: (done: Done) => Partial<Done>): Promise<void> {
    // It counts at once, whatever becomes of keeping it.
    this.#show({ ...this.of(id), ...change(this.of(id)) });
    try {
      const transaction = (await this.#open()).transaction('lessons', 'readwrite');
      const before = (await transaction.store.get(id)) ?? untouched(id);
      const after = { ...before, ...change(before) };
      await Promise.all([transaction.store.put(after), transaction.done]);
      this.#show(after);
      this.#channel.postMessage('changed');
    } catch {
      this.isLost = true;
    }
  }

  /** Adds to the log. */
  async record(deed: Deed): Promise<void> {
    const record = { ...deed, at: Date.now(), day: today() } as ProgressRecord;
    this.deeds = [...this.deeds, record];
    try {
      await (await this.#open()).add('deeds', record);
      this.#channel.postMessage('changed');
      // What another tab told meanwhile may have been read without it.
      await this.#read();
    } catch {
      this.isLost = true;
    }
  }

  /** What follows from the log. */
  summary(): ProgressSummary {
    return this.#ask((all) => all.summary(today(), currentLanguage()));
  }

  /** A puzzle that suits the learner; none when all were tried lately. */
  choosePuzzle(seed: number): Puzzle | undefined {
    return this.#ask((all) => all.choosePuzzle(today(), seed));
  }

  #ask<Found>(ask: (all: InstanceType<typeof rules.Progress>) => Found): Found {
    const all = new rules.Progress();
    for (const record of this.deeds) {
      try {
        all.add(record);
      } catch {
        // A newer OTHO may have written it: it stays where it is.
      }
    }
    try {
      return ask(all);
    } finally {
      all.free();
    }
  }

  /** The task of a step was solved. */
  solve(id: string, step: number): void {
    void this.note(id, ({ solved }) => ({ solved: [...new Set([...solved, step])] }));
  }

  #show(done: Done): void {
    this.lessons = new Map(this.lessons).set(done.id, done);
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>(NAME, 1, {
      upgrade(db) {
        db.createObjectStore('lessons', { keyPath: 'id' });
        db.createObjectStore('deeds', { autoIncrement: true });
      },
    });
    return this.#database;
  }

  async #read(): Promise<void> {
    try {
      const transaction = (await this.#open()).transaction(['lessons', 'deeds']);
      const lessons = transaction.objectStore('lessons').getAll();
      const [all, deeds] = await Promise.all([lessons, transaction.objectStore('deeds').getAll()]);
      this.lessons = new Map(all.map((done) => [done.id, done]));
      this.deeds = deeds;
    } catch {
      this.isLost = true;
    }
  }
}

export const progress = new Progress();
