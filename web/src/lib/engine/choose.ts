// Which engine answers: the native one of a local server where there is one, else the browser's own.

import { BrowserEngine } from './browser.ts';
import type { AnalysisAsk, Answer, Engine, Exercise, ExerciseAsk, ExplainAsk, Explained, MoveAsk, Progress } from './door.ts';
import { Disconnected, NativeEngine } from './native.ts';

/** How long a server may take to say that it is there. */
const PATIENCE = 1000;
/** One that was late is asked again by the next question, but not more often than this. */
const TRIES = 3;

/** Nothing where there is none; rejected where it was late. */
async function findNative(): Promise<Engine | null> {
  const url = new URL('./api/', document.baseURI);
  const late = AbortSignal.timeout(PATIENCE);
  try {
    const response = await fetch(new URL('health', url), { signal: late });
    const isOurs = response.ok && response.headers.get('content-type')?.includes('application/json');
    return isOurs ? new NativeEngine(new URL('engine', url)) : null;
  } catch {
    late.throwIfAborted();
    return null;
  }
}

/** Asks the native engine as long as there is one. */
class ChosenEngine {
  #native: Promise<Engine | null> | null = null;
  #late = 0;
  #browser = new BrowserEngine();

  move(ask: MoveAsk, signal: AbortSignal): Promise<string | null> {
    return this.#first((engine) => engine.move(ask, signal));
  }

  analyse(ask: AnalysisAsk, onProgress: (progress: Progress) => void, signal: AbortSignal): Promise<Answer> {
    return this.#first((engine) => engine.analyse(ask, onProgress, signal));
  }

  /** Why a move is good or bad. The coach and the exercises are the browser's own, whoever plays. */
  explain(ask: ExplainAsk, signal: AbortSignal): Promise<Explained> {
    return this.#browser.explain(ask, signal);
  }

  make(ask: ExerciseAsk, signal: AbortSignal): Promise<Exercise> {
    return this.#browser.make(ask, signal);
  }

  /** The native engine, as far as it has been heard of. */
  async #found(): Promise<Engine | null> {
    this.#native ??= findNative();
    try {
      return await this.#native;
    } catch {
      this.#late += 1;
      this.#native = this.#late < TRIES ? null : Promise.resolve(null);
      return null;
    }
  }

  async #first<T>(ask: (engine: Engine) => Promise<T>): Promise<T> {
    const native = await this.#found();
    if (!native) {
      return ask(this.#browser);
    }
    try {
      return await ask(native);
    } catch (error) {
      if (!(error instanceof Disconnected)) {
        throw error;
      }
      this.#native = Promise.resolve(null);
      return ask(this.#browser);
    }
  }
}

export const theEngine = new ChosenEngine();
