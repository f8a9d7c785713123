// How much of the processors' time a click takes until its answer is drawn: the same on a busy machine as on one that is not.

import type { Browser } from '@playwright/test';
import { trace } from './trace.ts';

/** An event of the browser's own log, as far as it is needed here; times are in microseconds. */
interface Logged {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the processor. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'cc', 'viz'];

/** Writes the log down until it is ended, and gives back the milliseconds that each click took. */
export async function watchProcessor(browser: Browser): Promise<() => Promise<number[]>> {
  const stop = await trace<Logged>(browser, CATEGORIES);
  return async () => clicksOf(await stop());
}

const end = ({ ts, dur = 0 }: Logged) => ts + dur;

function clicksOf(log: readonly Logged[]): number[] {
  const threads = new Map(log.filter(({ name }) => name === 'thread_name').map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]));
  const thread = ({ pid, tid }: Logged) => threads.get(`${pid} ${tid}`);
  const spans = log.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts);
  const sum = (some: readonly Logged[]) => some.reduce((total, { tdur = 0 }) => total + tdur, 0);
  const clicks = spans.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  return clicks.map((click) => {
    const { pid, tid, ts } = click;
    const commit = spans.find((span) => span.name === 'Commit' && span.pid === pid && span.tid === tid && span.ts > ts) ?? click;
    const draw = spans.find(({ name, ts: at }) => name === 'Display::DrawAndSwap' && at > end(commit)) ?? commit;
    const tasks = spans.filter(({ name }) => name === 'RunTask');
    // The page's thread from the click until it hands over what is to be drawn, then those that draw it.
    const page = tasks.filter((task) => task.pid === pid && task.tid === tid && end(task) >= ts && task.ts <= end(commit));
    const drawing = tasks.filter((task) => /^(Compositor|VizCompositorThread)$/.test(thread(task) ?? '') && task.ts >= ts && task.ts <= end(draw));
    const raster = spans.filter(({ name, ts: at }) => name === 'RasterTask' && at >= ts && at <= end(draw));
    return (sum(page) + sum(drawing) + sum(raster)) / 1000;
  });
}
