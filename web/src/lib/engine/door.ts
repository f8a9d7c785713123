// The one door to the engine: whoever wants a move or a value asks here, and need not know who thinks.

import type { Answer, Explained, Progress } from '$wasm/otho_wasm_engine.js';
import type { Exercise, Variant } from '../rules.svelte.ts';

export type { Answer, Exercise, Explained, Progress };

export interface Ask {
  /** 64 squares and the side to move. */
  position: string;
  variant: Variant;
}

export interface MoveAsk extends Ask {
  level: string;
  /** One number for all moves of a game: the same one gives the same moves. */
  seed: number;
  /** The most it may take; a level without a limit of its own takes all of it. */
  milliseconds: number;
}

export interface AnalysisAsk extends Ask {
  milliseconds: number;
}

export interface ExplainAsk extends AnalysisAsk {
  /** The move that was made in the position. */
  square: string;
}

export interface ExerciseAsk {
  kind: Exercise['kind'];
  grade: number;
  seed: number;
  milliseconds: number;
}

/** What was asked for cannot be given; the message is a sentence for whoever asked. */
export class Refused extends Error {}

/** An engine that can be asked one thing at a time. An aborted question is rejected with the signal's reason. */
export interface Engine {
  readonly name: 'browser' | 'native';
  move(ask: MoveAsk, signal: AbortSignal): Promise<string | null>;
  analyse(ask: AnalysisAsk, onProgress: (progress: Progress) => void, signal: AbortSignal): Promise<Answer>;
}
