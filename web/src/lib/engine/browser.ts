// The engine of the browser: WebAssembly in a worker.

import { currentLanguage } from '../texts.svelte.ts';
import { Refused, type AnalysisAsk, type Answer, type Engine, type Exercise, type ExerciseAsk, type ExplainAsk, type Explained, type MoveAsk, type Progress } from './door.ts';
import type { Question, Reply } from './messages.ts';

interface Waiting {
  reply(reply: Reply): void;
  fail(reason: unknown): void;
}

type Unsent = Question extends infer Each ? (Each extends Question ? Omit<Each, 'id' | 'language'> : never) : never;

export class BrowserEngine implements Engine {
  readonly name = 'browser';
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #count = 0;

  async move(ask: MoveAsk, signal: AbortSignal): Promise<string | null> {
    const reply = await this.#ask({ type: 'move', ask }, () => {}, signal);
    return reply.type === 'moved' ? reply.square : null;
  }

  async analyse(ask: AnalysisAsk, onProgress: (progress: Progress) => void, signal: AbortSignal): Promise<Answer> {
    const reply = await this.#ask({ type: 'analyse', ask }, onProgress, signal);
    if (reply.type !== 'answer') {
      throw new Error(`unexpected reply ${reply.type}`);
    }
    return reply.answer;
  }

  async explain(ask: ExplainAsk, signal: AbortSignal): Promise<Explained> {
    const reply = await this.#ask({ type: 'explain', ask }, () => {}, signal);
    if (reply.type !== 'explained') {
      throw new Error(`unexpected reply ${reply.type}`);
    }
    return reply.explained;
  }

  async make(ask: ExerciseAsk, signal: AbortSignal): Promise<Exercise> {
    const reply = await this.#ask({ type: 'make', ask }, () => {}, signal);
    if (reply.type !== 'made') {
      throw new Error(`unexpected reply ${reply.type}`);
    }
    return reply.exercise;
  }

  #ask(question: Unsent, onProgress: (progress: Progress) => void, signal: AbortSignal): Promise<Reply> {
    signal.throwIfAborted();
    this.#count += 1;
    const id = this.#count;
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const abort = () => this.#stop(signal.reason);
    const settle = () => {
      this.#waiting.delete(id);
      signal.removeEventListener('abort', abort);
    };
    this.#waiting.set(id, {
      reply(reply) {
        if (reply.type === 'progress') {
          onProgress(reply.progress);
          return;
        }
        settle();
        if (reply.type === 'failed') {
          reject(new Error(reply.reason));
        } else if (reply.type === 'refused') {
          reject(new Refused(reply.sentence));
        } else {
          resolve(reply);
        }
      },
      fail(reason) {
        settle();
        reject(reason);
      },
    });
    signal.addEventListener('abort', abort);
    this.#worker ??= this.#start();
    this.#worker.postMessage({ ...question, id, language: currentLanguage() } satisfies Question);
    return promise;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.#waiting.get(data.id)?.reply(data));
    worker.addEventListener('error', (event) => this.#stop(new Error(event.message || 'the worker did not start')));
    return worker;
  }

  /** Ends the worker, which is how a search is stopped; the next question starts another. */
  #stop(reason: unknown): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const waiting of [...this.#waiting.values()]) {
      waiting.fail(reason);
    }
  }
}
