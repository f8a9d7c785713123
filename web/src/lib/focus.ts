// The focus, where what had it goes away.

import { tick } from 'svelte';

/** Once the page has changed, leads to this element if what had the focus is gone. */
export async function catchFocus(selector: string): Promise<void> {
  await tick();
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>(selector)?.focus();
  }
}
