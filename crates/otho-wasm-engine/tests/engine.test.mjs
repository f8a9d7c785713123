// Lets the engine play and analyse through the compiled module, as the worker does.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { Engine } from '../../../target/wasm/node/otho_wasm_engine.js';
import { Game } from '../../../target/wasm/node/otho_wasm.js';

const START = '---------------------------OX------XO--------------------------- X';
// The first position of the FFO test, whose score is published.
const FFO_1 = '--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X';
const VARIANTS = ['othello', 'anti'];

const weights = (variant) =>
  readFileSync(new URL(`../../otho-engine/weights/${variant}.bin`, import.meta.url));
const [othello, anti] = VARIANTS.map(weights);
const engine = (language = 'en', megabytes = 16) => new Engine(othello, anti, megabytes, language);

const thrown = (call) => {
  try {
    call();
  } catch (error) {
    return error;
  }
  assert.fail('nothing was thrown');
};

const checkProgress = (progress, extra = []) => {
  const keys = ['confidence', 'depth', 'isExact', 'line', 'nodes', 'value', ...extra].sort();
  assert.deepEqual(Object.keys(progress).sort(), keys);
  assert.ok(progress.line.every((turn) => /^([a-h][1-8]|pass)$/.test(turn)));
  for (const key of ['confidence', 'depth', 'nodes', 'value']) {
    assert.ok(Number.isSafeInteger(progress[key]), key);
  }
  assert.equal(typeof progress.isExact, 'boolean');
  assert.ok(progress.confidence >= 0 && progress.confidence <= 100);
};

const shared = engine();

test('an endgame is solved exactly, with progress on the way', () => {
  const steps = [];
  const answer = shared.analyse(FFO_1, 'othello', {}, (progress) => steps.push(progress));
  checkProgress(answer, ['best']);
  steps.forEach((progress) => checkProgress(progress));
  assert.equal(answer.value, 18);
  assert.equal(answer.best, 'g8');
  assert.equal(answer.line[0], 'g8');
  assert.ok(answer.isExact);
  assert.equal(answer.confidence, 100);
  assert.equal(answer.depth, [...FFO_1].filter((letter) => letter === '-').length);
  assert.ok(steps.length > 1);
  assert.ok(steps.at(-1).isExact);
  assert.ok(steps.every(({ nodes }, index) => index === 0 || nodes >= steps[index - 1].nodes));
});

test('it speaks another language from the moment it is told to', () => {
  const polyglot = engine('en');
  const refusal = () => thrown(() => polyglot.levelMove(START, 'othello', 'nobody', 1, 10));
  const english = refusal();
  polyglot.setLanguage('cs');
  assert.notEqual(refusal(), english);
  polyglot.setLanguage('en');
  assert.equal(refusal(), english);
  assert.match(thrown(() => polyglot.setLanguage('xx')), /languages/);
});

test('a limit of nodes or of time ends an analysis with a move', () => {
  for (const variant of VARIANTS) {
    const few = shared.analyse(START, variant, { nodes: 20_000 }, () => {});
    assert.match(few.best, /^[a-h][1-8]$/);
    assert.ok(!few.isExact && few.nodes < 40_000);
    const began = Date.now();
    const brief = shared.analyse(START, variant, { milliseconds: 200 }, () => {});
    assert.ok(Date.now() - began < 1500);
    assert.match(brief.best, /^[a-h][1-8]$/);
    for (const milliseconds of [0, -1]) {
      assert.match(shared.analyse(START, variant, { milliseconds }, () => {}).best, /^[a-h][1-8]$/);
    }
  }
});

test('the same number of nodes gives the same answer from a new engine', () => {
  const answer = () => engine().analyse(START, 'othello', { nodes: 20_000 }, () => {});
  assert.deepEqual(answer(), answer());
});

test('an error that the callback throws ends the search and is thrown on', () => {
  const failure = new Error('enough');
  let calls = 0;
  const call = () =>
    shared.analyse(START, 'othello', { milliseconds: 5000 }, () => {
      calls += 1;
      throw failure;
    });
  const began = Date.now();
  assert.equal(thrown(call), failure);
  assert.ok(calls >= 1 && Date.now() - began < 2000);
  assert.ok(thrown(() => shared.analyse(START, 'othello', { nodes: 1000 }, 7)) instanceof TypeError);
});

test('levels make legal moves in both variants, up to the one that thinks as long as it may', () => {
  for (const variant of VARIANTS) {
    for (let level = 1; level <= 16; level += 1) {
      const began = Date.now();
      const move = shared.levelMove(START, variant, String(level), 1, 300);
      assert.ok(['d3', 'c4', 'f5', 'e6'].includes(move), `${variant} ${level}: ${move}`);
      assert.ok(Date.now() - began < 2000, `${variant} ${level}`);
    }
  }
});

test('a level plays a whole game, and the same one again from the same seed', () => {
  const played = (variant, seed) => {
    const game = Game.create({ start: START, variant, time: null, timeLoss: 'sudden' }, 'en');
    while (game.view().legal.length > 0) {
      game.play(shared.levelMove(game.position(), variant, 'casual', seed, 10_000), 0);
    }
    assert.ok(game.status().outcome);
    return game.events(0).join();
  };
  for (const variant of VARIANTS) {
    assert.equal(played(variant, 7), played(variant, 7));
    assert.notEqual(played(variant, 7), played(variant, 8));
  }
});

test('a level moves the same after other work', () => {
  const move = () => shared.levelMove(START, 'othello', 'master', 3, 60_000);
  const before = move();
  shared.analyse(START, 'othello', { nodes: 50_000 }, () => {});
  assert.equal(move(), before);
});

test('a forced pass is part of the line, and where there is no move there is no best one', () => {
  const pass = shared.analyse(`OX${'-'.repeat(62)} X`, 'othello', {}, () => {});
  assert.deepEqual(pass.line, ['pass', 'c1']);
  assert.equal(pass.best, 'c1');
  assert.equal(pass.value, -64);
  assert.equal(shared.levelMove(`OX${'-'.repeat(62)} X`, 'othello', '5', 1, 100), undefined);
  const over = `XX${'-'.repeat(62)} X`;
  for (const [variant, value] of [['othello', 64], ['anti', -64]]) {
    const answer = shared.analyse(over, variant, {}, () => {});
    assert.equal(answer.best, null);
    assert.equal(answer.value, value);
    assert.equal(shared.levelMove(over, variant, 'champion', 1, 100), undefined);
  }
});

test('the coach says why a move is bad or good, and points at squares', () => {
  // Black's g7 gives the corner h8 at once.
  const poisoned = '--O-X---O-OXXX-OOOOXXXOOOXOOOOXOOXOOXXOOOOOOOOOO--XXO--------O-- X';
  const keys = ['best', 'isExact', 'loss', 'reasons', 'text', 'value', 'verdict'];
  const bad = shared.explain(poisoned, 'othello', 'g7', {});
  assert.deepEqual(Object.keys(bad).sort(), keys);
  assert.ok(bad.loss >= 4);
  assert.ok(['mistake', 'blunder'].includes(bad.verdict));
  const corner = bad.reasons.find(({ kind }) => kind === 'corner');
  assert.deepEqual(Object.keys(corner).sort(), ['kind', 'squares', 'text']);
  assert.deepEqual(corner.squares, ['h8']);
  assert.match(corner.text, /X-square g7 .* corner h8/);
  assert.ok(bad.text.includes(corner.text) && bad.text.includes(bad.best));
  const good = shared.explain(poisoned, 'othello', bad.best, {});
  assert.equal(good.loss, 0);
  assert.equal(good.verdict, 'best');
  for (const limits of [{ nodes: 1 }, { milliseconds: 0 }]) {
    const brief = shared.explain(poisoned, 'anti', 'g7', limits);
    assert.ok(brief.reasons.length <= 3 && brief.text.length > 0);
  }
  assert.match(thrown(() => shared.explain(poisoned, 'othello', 'a1', {})), /a1/);
  assert.equal(typeof thrown(() => shared.explain(poisoned, 'othello', 'z9', {})), 'string');
});

test('what is refused is refused in words', () => {
  const french = engine('fr', 1);
  assert.match(thrown(() => french.levelMove(START, 'othello', '17', 1, 100)), /niveau/);
  assert.match(thrown(() => french.levelMove('hello', 'othello', '1', 1, 100)), /position/);
  assert.match(thrown(() => french.analyse('hello', 'othello', {}, () => {})), /position/);
  assert.match(thrown(() => french.levelMove(START, 'chess', '1', 1, 100)), /variants/);
  for (const limits of [undefined, null, 7, { nodes: 'many' }]) {
    assert.equal(typeof thrown(() => french.analyse(START, 'anti', limits, () => {})), 'string');
  }
});

test('weights that are none or damaged, and tables that are too large, are refused', () => {
  const refusal = (...files) => thrown(() => new Engine(...files, 16, 'en'));
  const damaged = Uint8Array.from(anti);
  damaged[1000] ^= 1;
  const other = Uint8Array.from(othello);
  other[8] = 99;
  assert.match(refusal(new Uint8Array(), anti), /damaged/);
  assert.match(refusal(othello, damaged), /damaged/);
  assert.match(refusal(othello, anti.subarray(0, 50_000)), /damaged/);
  assert.match(refusal(other, anti), /version 99/);
  assert.match(thrown(() => engine('cs', 4_000_000)), /4000000 MB/);
  assert.match(thrown(() => engine('xx')), /languages/);
});
