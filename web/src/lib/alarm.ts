// Says how little time is left.

import { announce } from './announcer.svelte.ts';
import type { Side } from './rules.svelte.ts';
import * as sound from './sound.ts';
import { t } from './texts.svelte.ts';

/** Seconds left at which it speaks. */
const WARNINGS = [60, 30, 10];
const LAST = 10;

export class Alarm {
  #heard: Partial<Record<Side, number>> = {};

  /** To be called with each reading of a running clock. */
  hear(side: Side, milliseconds: number): void {
    const seconds = Math.ceil(milliseconds / 1000);
    const before = this.#heard[side];
    this.#heard[side] = seconds;
    if (before === undefined || seconds >= before) {
      return;
    }
    if (WARNINGS.some((warning) => seconds <= warning && warning < before)) {
      announce(t('seconds-left', { seconds }));
    }
    if (seconds <= LAST) {
      sound.ticked();
    }
  }
}
