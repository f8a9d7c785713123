// What travels between the page and the worker that runs the engine.

import type { AnalysisAsk, Answer, Exercise, ExerciseAsk, ExplainAsk, Explained, MoveAsk, Progress } from './door.ts';

export type Question =
  | { type: 'move'; id: number; ask: MoveAsk; language: string }
  | { type: 'analyse'; id: number; ask: AnalysisAsk; language: string }
  | { type: 'explain'; id: number; ask: ExplainAsk; language: string }
  | { type: 'make'; id: number; ask: ExerciseAsk; language: string };

export type Reply =
  | { type: 'moved'; id: number; square: string | null }
  | { type: 'progress'; id: number; progress: Progress }
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'explained'; id: number; explained: Explained }
  | { type: 'made'; id: number; exercise: Exercise }
  | { type: 'refused'; id: number; sentence: string }
  | { type: 'failed'; id: number; reason: string };
