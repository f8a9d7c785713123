// The native engine of a local server, over a WebSocket.

import type { Progress as Found, ToClient, ToServer } from '../protocol.ts';
import { currentLanguage } from '../texts.svelte.ts';
import type { AnalysisAsk, Answer, Engine, MoveAsk, Progress } from './door.ts';

type Final = Exclude<ToClient, { type: 'progress' }>;
type Unsent = ToServer extends infer Each ? (Each extends ToServer ? Omit<Each, 'id'> : never) : never;

/** The server went away; another engine may answer instead. */
export class Disconnected extends Error {}

export class NativeEngine implements Engine {
  readonly name = 'native';
  #url: URL;
  #socket: Promise<WebSocket> | null = null;
  #count = 0;

  constructor(url: URL) {
    this.#url = url;
  }

  async move(ask: MoveAsk, signal: AbortSignal): Promise<string | null> {
    const { position, variant, level, seed, milliseconds } = ask;
    const question = { type: 'move', position, variant, level, seed, milliseconds: Math.round(milliseconds) } as const;
    const final = await this.#ask(question, () => {}, signal);
    return final.type === 'moved' ? final.square : null;
  }

  async analyse(ask: AnalysisAsk, onProgress: (progress: Progress) => void, signal: AbortSignal): Promise<Answer> {
    const { position, variant, milliseconds } = ask;
    const question = { type: 'search', position, variant, limits: { milliseconds: Math.round(milliseconds) } } as const;
    const final = await this.#ask(question, (found) => onProgress(progressOf(found)), signal);
    if (final.type !== 'answer') {
      throw new Error(`unexpected reply ${final.type}`);
    }
    return { ...progressOf(final), best: final.best };
  }

  async #ask(question: Unsent, onProgress: (found: Found) => void, signal: AbortSignal): Promise<Final> {
    signal.throwIfAborted();
    this.#socket ??= this.#connect();
    const socket = await this.#socket;
    this.#count += 1;
    const id = this.#count;
    const { promise, resolve, reject } = Promise.withResolvers<Final>();
    const listening = new AbortController();
    const options = { signal: listening.signal };
    socket.addEventListener(
      'message',
      ({ data }: MessageEvent<string>) => {
        const reply = JSON.parse(data) as ToClient;
        if (reply.type === 'progress') {
          if (reply.id === id) {
            onProgress(reply);
          }
        } else if (reply.type === 'refused') {
          // A refusal without a number is of what was asked last.
          if (reply.id === id || reply.id === null) {
            reject(new Error(reply.message));
          }
        } else if (reply.id === id) {
          resolve(reply);
        }
      },
      options,
    );
    socket.addEventListener('close', () => reject(new Disconnected('the server closed the connection')), options);
    signal.addEventListener(
      'abort',
      () => {
        socket.send(JSON.stringify({ type: 'stop', id } satisfies ToServer));
        reject(signal.reason);
      },
      options,
    );
    socket.send(JSON.stringify({ ...question, id } satisfies ToServer));
    return promise.finally(() => listening.abort());
  }

  #connect(): Promise<WebSocket> {
    const url = new URL(`?lang=${currentLanguage()}`, this.#url);
    const socket = new WebSocket(url);
    socket.addEventListener('close', () => (this.#socket = null));
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(socket));
      socket.addEventListener('error', () => reject(new Disconnected('the server did not answer')));
    });
  }
}

function progressOf({ certainty, value, line, nodes }: Found): Progress {
  const isExact = certainty.type === 'exact';
  const { depth, percent } = certainty.type === 'depth' ? certainty : { depth: line.length, percent: 100 };
  return { depth, confidence: percent, value, line, nodes, isExact };
}
