// The settings as a file, and back to how they were at first.

import { parse, set, settings, type Settings } from '$lib/settings.svelte.ts';

const FILE = 'otho-settings.json';

function apply(wanted: Settings): void {
  for (const key of Object.keys(wanted) as (keyof Settings)[]) {
    set(key, wanted[key]);
  }
}

export function exportSettings(): void {
  const file = new Blob([JSON.stringify(settings, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE;
  link.click();
  // Some browsers begin to read after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Takes over what a file sets; `false` where it is no file of settings. */
export function importSettings(text: string): boolean {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return false;
  }
  const isOurs = typeof found === 'object' && found !== null && Object.keys(found).some((key) => key in settings);
  if (isOurs) {
    apply(parse(text));
  }
  return isOurs;
}

/** Everything as it was at first, but the language, in which the undo is offered. Hands back what brings it back. */
export function reset(): () => void {
  const before = { ...settings };
  apply({ ...parse(null), language: settings.language });
  return () => apply(before);
}
