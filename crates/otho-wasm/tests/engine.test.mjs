// Lets the engine play through the compiled module, as the web app does.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Engine, Game } from '../../../target/wasm/node/otho_wasm.js';

// The first position of the FFO test, whose score is published.
const FFO_1 = '--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X';

test('an endgame is solved exactly', () => {
  const engine = new Engine('en');
  assert.equal(engine.value(FFO_1, false, 10_000_000), 18);
  assert.equal(engine.bestMove(FFO_1, false, 10_000_000), 'g8');
});

test('the engine plays a game against itself to the end', () => {
  const engine = new Engine('en');
  const game = new Game('en');
  while (game.score === undefined) {
    game.play(engine.bestMove(game.position, false, 2000), 0);
  }
  assert.equal(game.score[0] + game.score[1], 64);
});

test('the same number of nodes gives the same move', () => {
  const move = () => new Engine('en').bestMove(new Game('en').position, false, 20_000);
  assert.equal(move(), move());
});

test('where there is no move there is no best one, and its value counts for the variant', () => {
  const engine = new Engine('en');
  const over = `XX${'-'.repeat(62)} X`;
  assert.equal(engine.bestMove(over, false, 1000), undefined);
  assert.equal(engine.value(over, false, 1000), 64);
  assert.equal(engine.value(over, true, 1000), -64);
});

test('a text that is no position is refused', () => {
  assert.throws(() => new Engine('en').bestMove('hello', false, 1000), /The position/);
});

test('a level plays a whole game, and the same one again from the same seed', () => {
  const play = (seed) => {
    const engine = new Engine('en');
    const game = new Game('en');
    while (game.legalMoves.length > 0) {
      game.play(engine.levelMove(game.position, false, 'casual', seed, 1000), 0);
    }
    return game.transcript;
  };
  assert.equal(play(7), play(7));
  assert.notEqual(play(7), play(8));
});

test('a level that does not exist is refused in words', () => {
  const move = (level) => new Engine('fr').levelMove(new Game('fr').position, false, level, 1, 1000);
  assert.throws(() => move('17'), /niveau/);
  assert.match(move('champion'), /^[a-h][1-8]$/);
});
