// Single keys on the page of a game. They can be switched off, since they get in the way of some assistive software.

import { announce } from '$lib/announcer.svelte.ts';
import { settings } from '$lib/settings.svelte.ts';
import type { Desk } from './desk.svelte.ts';

/** Questions that the rules answer: the same letters as in the text mode's command box. */
const QUERIES = new Set(['b', 'm', 'l', 'c', 't']);

export function shortcut(event: KeyboardEvent, desk: Desk): void {
  const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
  if (!settings.shortcuts || isTyping || event.ctrlKey || event.altKey || event.metaKey) {
    return;
  }
  const run = actionOf(event.key.toLowerCase(), desk);
  if (run) {
    event.preventDefault();
    run();
  }
}

function actionOf(key: string, desk: Desk): (() => void) | null {
  const { session } = desk;
  if (QUERIES.has(key)) {
    return () => announce(session.answer(key));
  }
  switch (key) {
    case 'u':
      return () => session.undo();
    case 'y':
      return () => session.redo();
    case 'h':
      return () => void session.askHint();
    case ',':
      return () => session.step(-1);
    case '.':
      return () => session.step(1);
    case 'f':
      return () => desk.turn();
    case 's':
      return () => desk.toggleSound();
    default:
      return null;
  }
}
