// Announcements, commands and answers through the compiled module.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Game } from '../../../target/wasm/node/otho_wasm.js';
import { RULES, play, thrown } from './shape.mjs';

const LANGUAGES = ['en', 'fr', 'cs'];
const ACTIONS = [
  'undo', 'redo', 'hint', 'resign', 'pause', 'resume', 'new', 'save',
  'back', 'forward', 'start', 'end', 'review',
];

const after = (moves, language, rules = {}) => {
  const game = Game.create({ ...RULES, ...rules }, language);
  if (moves) play(game, moves);
  return game;
};

test('a turn is one utterance in three languages', () => {
  const said = (verbosity) =>
    LANGUAGES.map((language) => after('e6f6c4e7e8d8g6f8', language).announce(7, verbosity));
  assert.deepEqual(said('full'), [
    'White plays f8 and flips 1 disc. Black has no move and passes. White to move, 2 moves.',
    'Blanc joue f8 et retourne 1 pion. Noir n’a aucun coup et passe. À Blanc de jouer, 2 coups possibles.',
    'Bílý hraje f8 a otáčí 1 kámen. Černý nemá tah a pasuje. Na tahu je Bílý, 2 možné tahy.',
  ]);
  assert.deepEqual(said('short'), [
    'White f8, flips 1. Black passes. White, 2 moves.',
    'Blanc f8, retourne 1. Noir passe. À Blanc, 2 coups.',
    'Bílý f8, otáčí 1. Černý pasuje. Bílý, 2 tahy.',
  ]);
});

test('an end is announced with both counts', () => {
  const said = LANGUAGES.map((language) => {
    const game = after('f5f4c3e6f7f6f3b2a1', language);
    return game.announce(game.status().plies, 'full');
  });
  assert.deepEqual(said, [
    'Neither player has a move left. Black wins 64 to 0; on the board 13 to 0.',
    'Plus personne ne peut jouer. Noir gagne 64 à 0\u202f; sur l’othellier 13 à 0.',
    'Žádný z hráčů už nemá tah. Vítězí Černý 64 ku 0; na othelieru 13 ku 0.',
  ]);
});

test('commands are read in the language of the game', () => {
  for (const language of LANGUAGES) {
    const game = after('', language);
    for (const typed of ['f5', 'F5', 'fř', 'f(']) {
      assert.deepEqual(game.command(typed), { type: 'play', square: 'f5' });
    }
    for (const action of ACTIONS) {
      assert.deepEqual(game.command(action), { type: 'action', action });
    }
    assert.deepEqual(game.command('h'), { type: 'action', action: 'hint' });
    for (const text of ['b', 'r4', 'ce', 'm', 'w f5', 'l', 'c', 't', '?']) {
      assert.deepEqual(game.command(text), { type: 'query', text });
    }
    assert.deepEqual(game.command('cE'), { type: 'query', text: 'ce' });
  }
  const undo = { type: 'action', action: 'undo' };
  assert.deepEqual(after('', 'fr').command('annuler'), undo);
  assert.deepEqual(after('', 'cs').command('Zpět'), undo);
});

test('every question has an answer at every ply', () => {
  for (const language of LANGUAGES) {
    const game = after('e6f6c4e7e8d8g6f8', language, { time: '5+3' });
    for (const query of ['b', 'r4', 'ce', 'm', 'w f5', 'l', 'c', 't', '?']) {
      for (let ply = 0; ply <= 10; ply += 1) {
        const text = game.answer(query, ply, 1000);
        assert.ok(text.length > 0 && !text.includes('$'), text);
      }
    }
    assert.equal(game.answer('b', 9, 0).split('\n').length, 8);
  }
  const game = after('f5', 'en');
  assert.equal(game.answer('m', 1, 0), 'White has 3 moves: f4, d6, f6.');
  assert.equal(game.answer('c', 0, 0), 'Black has 2 discs, White 2 discs; 60 squares are empty.');
});

test('what is no command or no question is refused in one sentence', () => {
  for (const language of LANGUAGES) {
    const game = after('', language);
    for (const text of ['', 'xyzzy', 'f9', '\u0000', '\ud800', 'a'.repeat(100_000)]) {
      const sentence = thrown(() => game.command(text));
      assert.match(sentence, /f5/);
      assert.ok(sentence.length < 500);
    }
    assert.equal(typeof thrown(() => game.answer('f5', 0, 0)), 'string');
    assert.equal(typeof thrown(() => game.answer('undo', 0, 0)), 'string');
  }
});
