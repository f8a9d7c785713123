// The browser's own log of what it does.

import type { Browser } from '@playwright/test';

/** Writes events of some categories down, and gives them back when it is ended. */
export async function trace<Logged>(browser: Browser, includedCategories: string[]): Promise<() => Promise<Logged[]>> {
  const session = await browser.newBrowserCDPSession();
  const log: Logged[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void log.push(...(value as unknown as Logged[])));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  return async () => {
    const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await isComplete;
    await session.detach();
    return log;
  };
}
