// Plays games through the compiled module, as the web app does.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Game, kernel, perft } from '../../../target/wasm/node/otho_wasm.js';

const PERFECT_GAME =
  'f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1' +
  'f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6';

const play = (game, moves) => moves.match(/../g).forEach((square) => game.play(square, 0));

test('a whole game is played to its score', () => {
  const game = new Game('en');
  play(game, PERFECT_GAME);
  assert.deepEqual([...game.score], [32, 32]);
  assert.deepEqual([...game.discs], [32, 32]);
  assert.deepEqual(game.legalMoves, []);
  assert.equal(game.transcript, PERFECT_GAME);
});

test('legal squares and flips come from the rules', () => {
  const game = new Game('en');
  assert.deepEqual(game.legalMoves, ['d3', 'c4', 'f5', 'e6']);
  assert.deepEqual(game.flips('f5'), ['e5']);
  assert.deepEqual(game.flips('a1'), []);
});

test('an illegal move is refused with a reason and changes nothing', () => {
  const game = new Game('en');
  const before = game.position;
  assert.throws(() => game.play('d4', 0), /occupied/);
  assert.throws(() => game.play('z9', 0), /square/);
  assert.equal(game.position, before);
});

test('undo and redo lead back', () => {
  const game = new Game('en');
  play(game, 'f5d6');
  const after = game.position;
  game.undo(0);
  assert.equal(game.transcript, 'f5');
  game.redo(0);
  assert.equal(game.position, after);
  assert.throws(() => game.redo(0));
});

test('a refusal is said in the language of the game', () => {
  const refusal = (language) => {
    try {
      new Game(language).play('d4', 0);
    } catch (sentence) {
      return sentence;
    }
  };
  assert.equal(refusal('fr'), 'Noir ne peut pas jouer d4, car la case est occupée.');
  assert.match(refusal('cs'), /^Černý nemůže/);
  assert.throws(() => new Game('xx'));
});

test('a game is read from any format and written to any other', () => {
  const game = Game.read('1. F5 f4 2. C3', 'en');
  assert.equal(game.transcript, 'f5f4c3');
  for (const format of ['ggf', 'sgf', 'quest', 'transcript']) {
    const copy = Game.read(game.write(format), 'en');
    assert.equal(copy.transcript, game.transcript, format);
  }
  assert.equal(Game.read(game.write('obf'), 'en').position, game.position);
});

test('a text that is no game is no game, and an illegal game is refused by move', () => {
  assert.equal(Game.read('hello', 'en'), undefined);
  assert.throws(() => Game.read('f5f5', 'en'), /Move 2/);
});

test('an ended game keeps its two counts apart', () => {
  const game = new Game('en');
  play(game, 'f5f4c3e6f7f6f3b2a1');
  assert.deepEqual([...game.discs], [13, 0]);
  assert.deepEqual([...game.score], [64, 0]);
});

test('the vector kernel counts what the tables say', () => {
  assert.equal(kernel(), 'simd128');
  assert.equal(perft(8), 390216n);
});
