// Single keys on the page of a game. They can be switched off, since they get in the way of some assistive software.

import { settings } from '$lib/settings.svelte.ts';
import type { Desk } from './desk.svelte.ts';

/** Where the answers go: they are said, or written down as well. */
export interface Listener {
  /** Answers a question about the position. */
  ask(query: string): void;
  hint(): void;
  /** Looks at an earlier or a later position. */
  step(by: number): void;
}

/** Questions that the rules answer: the same letters as in the text mode's command box. */
const QUERIES = new Set(['b', 'm', 'l', 'c', 't']);

/** Questions about the square with the focus. In the command box it is named; a column is `c` there, which alone counts the discs. */
const ABOUT_SQUARE: Record<string, (square: string) => string> = {
  r: (square) => `r${square.charAt(1)}`,
  v: (square) => `c${square.charAt(0)}`,
  w: (square) => `w ${square}`,
};

export function shortcut(event: KeyboardEvent, desk: Desk, listener: Listener): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (!settings.shortcuts || target?.closest('input, textarea, select, dialog') || event.ctrlKey || event.altKey || event.metaKey) {
    return;
  }
  const run = actionOf(event.key.toLowerCase(), target?.dataset.square ?? null, desk, listener);
  if (run) {
    event.preventDefault();
    run();
  }
}

function actionOf(key: string, square: string | null, desk: Desk, listener: Listener): (() => void) | null {
  const { session } = desk;
  const about = ABOUT_SQUARE[key];
  if (QUERIES.has(key)) {
    return () => listener.ask(key);
  }
  if (about && square) {
    return () => listener.ask(about(square));
  }
  switch (key) {
    case 'u':
      return () => session.undo();
    case 'y':
      return () => session.redo();
    case 'h':
      return () => listener.hint();
    case ',':
      return () => listener.step(-1);
    case '.':
      return () => listener.step(1);
    case 'f':
      return () => desk.turn();
    case 's':
      return () => desk.toggleSound();
    default:
      return null;
  }
}
