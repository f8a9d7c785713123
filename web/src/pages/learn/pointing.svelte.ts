// Squares that a text names, pointed at on the board beside it.

import { tick } from 'svelte';

export class Pointing {
  /** The one under the pointer or the focus. */
  aimed = $state<string | null>(null);
  /** The one that was chosen last: fingers have no way to hover. */
  chosen = $state<string | null>(null);

  /** Leads from a text to its square on the first board of the step. */
  async lead(square: string): Promise<void> {
    this.chosen = square;
    await tick();
    document.querySelector<HTMLElement>(`main [role=grid] [data-square="${square}"]`)?.focus();
  }
}
