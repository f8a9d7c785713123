// What was typed and answered, so that it can be read again.

import { announce, warn } from '$lib/announcer.svelte.ts';

/** As many as anybody scrolls back through. */
const MOST = 200;

export class Log {
  entries = $state.raw<readonly { asked: string | null; answer: string }[]>([]);

  add(asked: string | null, answer: string): void {
    this.entries = [...this.entries.slice(1 - MOST), { asked, answer }];
  }

  /** Answers, aloud too. */
  reply(asked: string, answer: string): void {
    announce(answer);
    this.add(asked, answer);
  }

  /** Says why something was not done. */
  refuse(asked: string, reason: string): void {
    warn(reason);
    this.add(asked, reason);
  }
}
