// Short notes at the edge of the screen, with at most one thing to do.

import { announce, warn } from './announcer.svelte.ts';

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'error';
  action?: { label: string; run: () => void };
}

const LASTS = 8000;

let toasts = $state<Toast[]>([]);
let count = 0;

export function shownToasts(): readonly Toast[] {
  return toasts;
}

/** Shows a note; one with an action stays until it is closed. */
export function toast(text: string, options: Pick<Toast, 'action'> & { kind?: Toast['kind'] } = {}): number {
  const { kind = 'note', action } = options;
  count += 1;
  const id = count;
  toasts = [...toasts.filter((other) => other.text !== text), { id, text, kind, ...(action && { action }) }];
  (kind === 'error' ? warn : announce)(text);
  if (!action) {
    setTimeout(() => dismiss(id), LASTS);
  }
  return id;
}

export function dismiss(id: number): void {
  toasts = toasts.filter((other) => other.id !== id);
}
