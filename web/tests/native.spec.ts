// The app with the engine of `otho serve`: it plays through the server, and goes on by itself when the server goes.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { action, expect, plies, square, status, stopTime, test as base, untilTurn, type Page } from './play.ts';
import { StaticHost } from './static.ts';

const PROGRAM = process.env.OTHO_PROGRAM ?? fileURLToPath(new URL('../../target/debug/otho', import.meta.url));

/** Starts a server at a port that is free, and says where. */
async function serve(): Promise<{ url: string; server: ChildProcess }> {
  if (!existsSync(PROGRAM)) {
    throw new Error(`${PROGRAM} is not there: type cargo build`);
  }
  const server = spawn(PROGRAM, ['serve', '--port', '0', '--no-open', '--json'], { stdio: ['ignore', 'pipe', 'ignore'] });
  let printed = '';
  for await (const line of createInterface({ input: server.stdout })) {
    printed += line;
    const address = /"address":\s*"([^"]+)"/.exec(printed)?.[1];
    if (address) {
      return { url: address, server };
    }
  }
  throw new Error(`the server did not start: ${printed}`);
}

interface Overheard {
  sent: { type: string; id: number }[];
  /** While it is set, no answer of the server arrives. */
  isHeld: boolean;
}

/** Listens in between the page and the server. */
async function overhear(page: Page): Promise<Overheard> {
  const heard: Overheard = { sent: [], isHeld: false };
  await page.routeWebSocket(/api\/engine/, (socket) => {
    const behind = socket.connectToServer();
    socket.onMessage((text) => {
      heard.sent.push(JSON.parse(String(text)) as Overheard['sent'][number]);
      behind.send(text);
    });
    behind.onMessage((text) => heard.isHeld || socket.send(text));
  });
  return heard;
}

/** The program of the tests has no web app in it: a host has that, and passes on what is asked of the engine. */
const test = base.extend<{ app: { url: string; endServer: () => void } }>({
  app: async ({ page }, use) => {
    const { url, server } = await serve();
    const host = await StaticHost.start();
    host.behind = new URL(url);
    // However slow the machine is, the server is not late.
    await page.addInitScript(() => (AbortSignal.timeout = () => new AbortController().signal));
    await stopTime(page);
    await use({ url: host.url, endServer: () => void server.kill() });
    server.kill();
    await host.stop();
  },
});

test('the native engine moves and gives hints through the server; when that goes, the browser’s own takes over', async ({ page, app }) => {
  const overheard = await overhear(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(app.url);
  await page.locator('.big button.primary').click();
  await square(page, 'f5').click();
  expect(await untilTurn(page)).toBe('turn');
  await plies(page, 2);
  await action(page, 'hint').click();
  await expect(status(page)).toHaveText(/^Hint: [a-h][1-8]\.$/);
  expect(overheard.sent.map(({ type }) => type)).toEqual(['move', 'search']);
  const ofEngine = () => loaded.filter((path) => /engine[^/]*\.wasm$|\.bin$/.test(path));
  expect(ofEngine()).toEqual([]);

  app.endServer();
  await page.locator('[data-square]:not([aria-disabled])').first().click();
  await plies(page, 3);
  expect(await untilTurn(page)).toBe('turn');
  await plies(page, 4);
  expect(ofEngine()).not.toEqual([]);
});

test('a thought that is given up is stopped at the server too', async ({ page, app }) => {
  const overheard = await overhear(page);
  const { sent } = overheard;
  // However fast the server is, its answer comes too late.
  overheard.isHeld = true;
  await page.goto(`${app.url}#/new?level=champion`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await square(page, 'f5').click();
  await plies(page, 1);
  await expect.poll(() => sent.map(({ type }) => type)).toEqual(['move']);
  await action(page, 'undo').click();
  await plies(page, 0);
  await expect.poll(() => sent.map(({ type }) => type)).toEqual(['move', 'stop']);
  expect(sent[1]?.id).toBe(sent[0]?.id);
  // The server goes on answering.
  overheard.isHeld = false;
  await square(page, 'f5').click();
  expect(await untilTurn(page)).toBe('turn');
  await plies(page, 2);
});

test('a server that was late once is asked again by the next question', async ({ page, app }) => {
  const { sent } = await overhear(page);
  let asked = 0;
  await page.addInitScript(() => {
    const never = new AbortController().signal;
    let isFirst = true;
    AbortSignal.timeout = () => {
      const signal = isFirst ? AbortSignal.abort(new DOMException('late', 'TimeoutError')) : never;
      isFirst = false;
      return signal;
    };
  });
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/health'))));
  await page.goto(app.url);
  await page.locator('.big button.primary').click();
  for (const number of [2, 4]) {
    await page.locator('[data-square]:not([aria-disabled])').first().click();
    expect(await untilTurn(page)).toBe('turn');
    await plies(page, number);
  }
  expect(asked).toBe(1);
  expect(sent).toHaveLength(1);
});
