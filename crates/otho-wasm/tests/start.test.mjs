// Levels, starts and time controls through the compiled module.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  Game,
  balancedStart,
  checkTimeControl,
  handicapStart,
  levels,
  oddities,
} from '../../../target/wasm/node/otho_wasm.js';
import * as shape from './shape.mjs';
import { RULES, START, thrown } from './shape.mjs';

test('levels are listed from the weakest on, with names in three languages', () => {
  for (const language of ['en', 'fr', 'cs']) {
    const all = levels(language);
    shape.levels(all);
    assert.equal(all.length, 16);
    assert.deepEqual(all.map(({ number }) => number), all.map((_, index) => index + 1));
    assert.ok(all.every(({ id, name, about }) => name && about && !name.includes(`level-${id}`)));
  }
  assert.equal(levels('cs')[0].name, 'První krůčky');
  assert.equal(levels('en').at(-1).elo, null);
  assert.equal(levels('en').at(-1).milliseconds, null);
});

test('a balanced start has eight moves on the board and depends on the seed', () => {
  for (const seed of [0, 1, 2 ** 32 - 1, -1, 0.5, NaN]) {
    const start = balancedStart(seed);
    assert.equal(start.replaceAll(/[^XO]/g, '').length, 12 + 1);
    const game = Game.create({ ...RULES, start }, 'en');
    assert.equal(game.view().side, 'black');
    assert.ok(game.view().legal.length > 0);
  }
  assert.equal(balancedStart(7), balancedStart(7));
  assert.notEqual(balancedStart(7), balancedStart(8));
});

test('a handicap gives Black corners and White the first move', () => {
  for (const corners of [1, 2, 3, 4]) {
    const start = handicapStart(corners);
    assert.equal(start.slice(-1), 'O');
    const held = [0, 7, 56, 63].filter((index) => start[index] === 'X');
    assert.equal(held.length, corners);
  }
  assert.equal(handicapStart(0), START);
  assert.equal(handicapStart(9), START);
});

test('oddities are told in sentences', () => {
  assert.deepEqual(oddities(START, 'en'), []);
  const odd = `X${'-'.repeat(63)} X`;
  assert.deepEqual(oddities(odd, 'en'), [
    'A game starts with the center filled, but d4 e4 d5 e5 are empty.',
    'Every move touches a disc, but a1 is not joined to the center.',
    'Neither player has a move, so the game is over before it begins.',
  ]);
  assert.equal(oddities(odd, 'fr').length, 3);
  assert.equal(oddities(odd, 'cs').length, 3);
  assert.match(thrown(() => oddities('hello', 'en')), /position/);
});

test('a time control has a normal form', () => {
  assert.equal(checkTimeControl('5+0', 'en'), '5');
  assert.equal(checkTimeControl('10+3x30', 'en'), '10+3x30');
  assert.match(thrown(() => checkTimeControl('soon', 'fr')), /cadence/);
  assert.match(thrown(() => checkTimeControl('', 'xx')), /languages/);
});
