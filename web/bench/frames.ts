// The frames that reach the screen while the discs of a page turn, as the browser's own log has them.

import type { Browser, Page } from '@playwright/test';
import { trace } from './trace.ts';

/** An event of the log, as far as it is needed here; times are in microseconds. */
interface Logged {
  name: string;
  ts: number;
}

export interface Frames {
  count: number;
  /** A second. */
  rate: number;
  /** Milliseconds between two of them. */
  longest: number;
}

const [BEGIN, END] = ['otho-turn-begins', 'otho-turn-ends'];

/** Writes the log down until it is ended, and gives back what was drawn from the first disc's turn to the last one's. */
export async function watchFrames(browser: Browser, page: Page): Promise<() => Promise<Frames>> {
  await page.evaluate(
    ([begin, end]) => {
      // Events come when the page has time for them; when discs turn, the animations themselves know.
      const mark = () => {
        const turns = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
        const timings = turns.map(({ startTime, effect }) => ({ began: Number(startTime), ...effect?.getComputedTiming() }));
        performance.mark(begin, { startTime: Math.min(...timings.map(({ began, delay = 0 }) => began + delay)) });
        performance.mark(end, { startTime: Math.max(...timings.map(({ began, endTime = 0 }) => began + Number(endTime))) });
      };
      addEventListener('transitionstart', mark, { once: true });
    },
    [BEGIN, END] as const,
  );
  const stop = await trace<Logged>(browser, ['viz', 'blink.user_timing']);
  return async () => framesOf(await stop());
}

function framesOf(log: readonly Logged[]): Frames {
  const times = (name: string) => log.filter((event) => event.name === name).map(({ ts }) => ts);
  const [from, to] = [Math.min(...times(BEGIN)), Math.max(...times(END))];
  const drawn = times('Display::DrawAndSwap').filter((at) => at >= from && at <= to).toSorted((a, b) => a - b);
  const waits = drawn.slice(1).map((at, n) => (at - (drawn[n] ?? at)) / 1000);
  const sum = waits.reduce((total, wait) => total + wait, 0);
  if (waits.length === 0) {
    throw new Error('no disc was seen to turn');
  }
  return { count: drawn.length, rate: (1000 * waits.length) / sum, longest: Math.max(...waits) };
}
