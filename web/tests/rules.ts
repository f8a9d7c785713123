// The rules that the app is built with, here without a browser: what the tests hold the pages to.

import { readFileSync } from 'node:fs';
import type * as Otho from '../../target/wasm/web/otho_wasm.js';

export type { Game, Rules, Status } from '../../target/wasm/web/otho_wasm.js';

const file = (name: string) => readFileSync(new URL(`../../target/wasm/web/${name}`, import.meta.url));

// The file is a module, but nothing beside it tells Node so.
const source = file('otho_wasm.js').toString('base64');
export const otho = (await import(`data:text/javascript;base64,${source}`)) as typeof Otho;
otho.initSync({ module: file('otho_wasm_bg.wasm') });

export const STANDARD: Otho.Rules = {
  start: '---------------------------OX------XO--------------------------- X',
  variant: 'othello',
  time: null,
  timeLoss: 'federation',
};
