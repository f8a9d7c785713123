// The search of the browser beside the native one: one thread each, the same memory, the same positions.

import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test, type Page } from '@playwright/test';
import { open } from '../../tests/support/app.ts';
import type { Reply } from '../../src/lib/engine/messages.ts';
import { say } from '../figure.ts';

/** Endgames with 20 to 22 empty squares, each solved in a second or so. */
const POSITIONS = [
  'OOOOOOOOOOOOXXXOOXXXX--OOXXXXXX--XXOXX--XO-O----X-OO----XO------ O',
  '--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X',
  'XXXXXXXXXXXXXXXOOXXXOOX--XXXOO-XXOXXO----OXOOOO-O-OX--X--------- O',
];

/** FFO #45, which takes longer than there is time to warm up with. */
const BEFORE = '---XXXX-X-XXXO--XXOXOO--XXXOXO--XXOXXO---OXXXOO-O-OOOO------OO-- X';

/** As in lib/engine/worker.ts. */
const HASH = 16;
/** The best of so many counts, since whatever else the machine does only slows it down. */
const RUNS = 3;

interface Solved {
  value: number;
  nodes: number;
  seconds: number;
}

const speed = ({ nodes, seconds }: Solved) => nodes / seconds;
const best = (runs: readonly Solved[]) => runs.reduce((a, b) => (speed(b) > speed(a) ? b : a));

function solveNatively(program: string, position: string): Solved {
  const printed = execFileSync(program, ['solve', position, '--threads', '1', '--hash', String(HASH), '--json'], { encoding: 'utf8' });
  const { positions } = JSON.parse(printed) as { positions: { score: number; nodes: number; seconds: number }[] };
  const [solved] = positions;
  if (!solved) {
    throw new Error(`no answer in ${printed}`);
  }
  return { value: solved.score, nodes: solved.nodes, seconds: solved.seconds };
}

/** Solves a position by the app's own worker, new each time, so that nothing is known before. */
async function solveInBrowser(page: Page, worker: string, position: string): Promise<Solved> {
  return page.evaluate(
    async ([url, wanted, before]) => {
      const engine = new Worker(url, { type: 'module' });
      const ask = (id: number, about: string, milliseconds: number) =>
        new Promise<Extract<Reply, { type: 'answer' }>['answer']>((resolve, reject) => {
          engine.onmessage = ({ data }: MessageEvent<Reply>) => {
            if (data.type === 'answer') {
              resolve(data.answer);
            } else if (data.type === 'failed') {
              reject(new Error(data.reason));
            }
          };
          engine.postMessage({ type: 'analyse', id, language: 'en', ask: { position: about, variant: 'othello', milliseconds } });
        });
      // Loads the engine, and lets the browser compile it for speed, which it does with each function once that is much used.
      await ask(1, before, 5000);
      const began = performance.now();
      const { value, nodes, isExact } = await ask(2, wanted, 120_000);
      const seconds = (performance.now() - began) / 1000;
      engine.terminate();
      if (!isExact) {
        throw new Error('it was not solved');
      }
      return { value, nodes, seconds };
    },
    [worker, position, BEFORE] as const,
  );
}

test('search in the browser', async ({ page }) => {
  const program = process.env.OTHO_PROGRAM;
  test.skip(!program, 'OTHO_PROGRAM names the native program: type cargo xtask budgets');
  const assets = fileURLToPath(new URL('../../dist/assets/', import.meta.url));
  const worker = `./assets/${readdirSync(assets).find((file) => /^worker.*\.js$/.test(file))}`;
  await open(page, '');
  for (const position of POSITIONS) {
    const runs: { native: Solved; browser: Solved }[] = [];
    for (let n = 0; n < RUNS; n += 1) {
      runs.push({ native: solveNatively(program ?? '', position), browser: await solveInBrowser(page, worker, position) });
    }
    const native = best(runs.map((run) => run.native));
    const browser = best(runs.map((run) => run.browser));
    if (native.value !== browser.value) {
      throw new Error(`native ${native.value}, browser ${browser.value}`);
    }
    const millions = (solved: Solved) => `${(speed(solved) / 1e6).toFixed(2)} million positions a second`;
    test.info().annotations.push({ type: 'figure', description: `native ${millions(native)}, browser ${millions(browser)}` });
    say({ what: `share of the native speed, ${position.split('-').length - 1} empty squares`, measured: (100 * speed(browser)) / speed(native), least: 40, unit: '%' });
  }
});
