// The engine in its own thread. A search does not look for messages: to stop it, the page ends the worker.

import init, { Engine } from '$wasm/otho_wasm_engine.js';
import wasmUrl from '$wasm/otho_wasm_engine_bg.wasm?url';
import othelloUrl from '$wasm/othello.bin?url';
import antiUrl from '$wasm/anti.bin?url';
import type { Exercise, Progress } from './door.ts';
import type { Question, Reply } from './messages.ts';

/** Megabytes of the table: little enough for a phone. */
const HASH = 16;

let engine: Promise<Engine> | null = null;

async function bytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${response.status} for ${url}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

async function load(language: string): Promise<Engine> {
  const [othello, anti] = await Promise.all([bytes(othelloUrl), bytes(antiUrl), init({ module_or_path: wasmUrl })]);
  return new Engine(othello, anti, HASH, language);
}

const reply = (message: Reply) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data));

async function answer(question: Question): Promise<void> {
  const { id } = question;
  try {
    engine ??= load(question.language);
    const ready = await engine;
    ready.setLanguage(question.language);
    reply(replyTo(ready, question));
  } catch (error) {
    engine = null;
    // The module throws sentences for whoever asked; what else is thrown only says that something did not load or broke.
    const isSentence = typeof error === 'string';
    reply(isSentence ? { type: 'refused', id, sentence: error } : { type: 'failed', id, reason: String(error) });
  }
}

function replyTo(ready: Engine, question: Question): Reply {
  const { id } = question;
  switch (question.type) {
    case 'move': {
      const { position, variant, level, seed, milliseconds } = question.ask;
      const square = ready.levelMove(position, variant, level, seed, milliseconds);
      return { type: 'moved', id, square: square ?? null };
    }
    case 'analyse': {
      const { position, variant, milliseconds } = question.ask;
      const onProgress = (progress: Progress) => reply({ type: 'progress', id, progress });
      return { type: 'answer', id, answer: ready.analyse(position, variant, { milliseconds }, onProgress) };
    }
    case 'explain': {
      const { position, variant, square, milliseconds } = question.ask;
      return { type: 'explained', id, explained: ready.explain(position, variant, square, { milliseconds }) };
    }
    case 'make': {
      const { kind, grade, seed, milliseconds } = question.ask;
      return { type: 'made', id, exercise: ready.makeExercise(kind, grade, 'othello', seed, milliseconds) as Exercise };
    }
  }
}
