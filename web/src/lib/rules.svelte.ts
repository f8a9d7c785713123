// The rules, records and words in WebAssembly, loaded once.

import init, * as otho from '$wasm/otho_wasm.js';
import wasmUrl from '$wasm/otho_wasm_bg.wasm?url';

export type { Attempt, CheckedAttempt, ClockReading, Command, Exercise, FormatInfo, Found, LessonBoard, LessonContents, LessonInline, LessonPart, LessonVerdict, LevelInfo, Outcome, Players, ProgressRecord, ProgressSummary, Puzzle, Rules, Side, Status, Times, Turn, Variant, View } from '$wasm/otho_wasm.js';
export type Game = otho.Game;
export type Lesson = otho.Lesson;

type State = { is: 'loading' } | { is: 'ready' } | { is: 'failed'; reason: string };

let state = $state.raw<State>({ is: 'loading' });

export function rulesState(): State {
  return state;
}

export async function loadRules(): Promise<void> {
  state = { is: 'loading' };
  try {
    await init({ module_or_path: wasmUrl });
    state = { is: 'ready' };
  } catch (error) {
    state = { is: 'failed', reason: String(error) };
  }
}

/** The module; to be used once `rulesState` is ready. */
export const rules = otho;
