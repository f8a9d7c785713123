// Reads and writes files through the compiled module.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Archive, Game, Reader, formats } from '../../../target/wasm/node/otho_wasm.js';
import * as shape from './shape.mjs';
import { RULES, START, play, thrown } from './shape.mjs';

const PLAYERS = { black: 'Šárka', white: 'Benoît', date: '2026-11-16' };
const bytes = (text) => new TextEncoder().encode(text);
const text = (written) => new TextDecoder().decode(written);

/** A file at once. */
const read = (content, fileName, language) => new Reader(content, fileName, language).next(100);

const game = (moves = 'e6f6c4e7e8d8g6f8') => {
  const game = Game.create(RULES, 'en');
  play(game, moves, 1000);
  return game;
};

/** A WTHOR file of one game. */
const wthor = (moves) => {
  const file = new Uint8Array(16 + 68);
  // Made on 2026-11-16, one game, of the year 2026 = 7 · 256 + 234.
  file.set([20, 26, 11, 16, 1, 0, 0, 0, 0, 0, 234, 7, 8, 0, 24, 0]);
  file.set([0, 0, 0, 0, 0, 0, 32, 32], 16);
  moves.match(/../g).forEach((square, index) => {
    file[24 + index] = 10 * Number(square[1]) + square.charCodeAt(0) - 96;
  });
  return file;
};

/** The games of an archive with this one alone. */
const archiveOf = (game) => {
  const archive = new Archive(2026, 11, 17, 'en');
  archive.add(game, { ...PLAYERS, black: 'Ann' });
  return archive.file('wtb');
};

/** A game that is over after eleven moves. */
const WIPEOUT = 'f5f4c3e6f7g6g4e8g8g5h5';

test('a game is written in every format and read back from those that hold games', () => {
  shape.formats(formats());
  const ids = formats().map(({ id }) => id);
  assert.deepEqual(ids, [
    'transcript', 'board', 'obf', 'ggf', 'sgf', 'quest', 'wthor', 'svg', 'braille', 'brf',
  ]);
  const original = game(WIPEOUT);
  for (const id of ids) {
    const written = id === 'wthor' ? archiveOf(original) : original.write(id, PLAYERS);
    assert.ok(written instanceof Uint8Array && written.length > 0, id);
    if (['transcript', 'ggf', 'sgf', 'quest', 'wthor'].includes(id)) {
      const contents = read(written, null, 'en');
      shape.contents(contents);
      assert.equal(contents.format, id);
      assert.deepEqual(contents.refused, []);
      const [found] = contents.found;
      assert.equal(found.moves, 11);
      const copy = Game.restore(found.rules, found.events, 'en');
      assert.deepEqual(copy.status().turns, original.status().turns, id);
    }
  }
  const [found] = read(original.write('ggf', PLAYERS), undefined, 'en').found;
  assert.deepEqual([found.black, found.white, found.date], [PLAYERS.black, PLAYERS.white, PLAYERS.date]);
});

test('diagrams carry the names of the players', () => {
  const svg = text(game().write('svg', PLAYERS));
  assert.match(svg, /^<svg /);
  assert.match(svg, /Šárka/);
  const braille = text(game().write('braille', { black: '', white: '', date: null }));
  assert.match(braille, /[\u2801-\u28ff]/);
});

test('positions are games without a move', () => {
  const contents = read(bytes(`${START}\n`), 'a.board', 'en');
  assert.equal(contents.format, 'board');
  assert.equal(contents.found[0].moves, 0);
  assert.equal(contents.found[0].rules.start, START);
  const obf = read(game('f5').write('obf', PLAYERS), null, 'en');
  assert.equal(obf.found[0].rules.start.slice(-1), 'O');
});

test('an archive is read game by game', () => {
  const contents = read(wthor('f5d6c3'), 'WTH_2026.wtb', 'en');
  shape.contents(contents);
  assert.equal(contents.format, 'wthor');
  assert.equal(contents.found[0].moves, 3);
  assert.equal(contents.found[0].date, '2026');
  const cut = read(wthor('f5d6c3').slice(0, 50), 'WTH_2026.wtb', 'fr');
  assert.deepEqual(cut.found, []);
  assert.equal(cut.refused.length, 1);
});

test('an archive is three files, which share the names of the players', () => {
  const { extension, beside } = formats().find(({ id }) => id === 'wthor');
  assert.deepEqual([extension, ...beside], ['wtb', 'jou', 'trn']);
  const archive = new Archive(2026, 11, 17, 'en');
  const over = game(WIPEOUT);
  archive.add(over, { black: 'Ann', white: 'Benoît', date: '2026-11-16' });
  archive.add(over, { black: 'Benoît', white: '', date: '2026-11-17' });
  const [games, players, tournaments] = ['wtb', 'jou', 'trn'].map((ending) => archive.file(ending));
  assert.deepEqual([...games.slice(0, 4)], [20, 26, 11, 17]);
  assert.deepEqual([games, players, tournaments].map(({ length }) => length), [16 + 2 * 68, 16 + 3 * 20, 16 + 26]);
  const names = new TextDecoder('latin1').decode(players.slice(16)).split(/\0+/);
  assert.deepEqual(names.filter((name) => name !== ''), ['Ann', 'Benoît', '???']);
  const contents = read(games, 'games.wtb', 'en');
  shape.contents(contents);
  assert.deepEqual(contents.found.map(({ moves, date }) => [moves, date]), [[11, '2026'], [11, '2026']]);
});

test('what an archive cannot hold it says, and has the games it had', () => {
  for (const [language, sentence] of [['en', /not over/], ['fr', /pas terminée/], ['cs', /neskončila/]]) {
    const archive = new Archive(2026, 11, 17, language);
    assert.match(thrown(() => archive.add(game(), { ...PLAYERS, black: '' })), sentence);
    assert.match(thrown(() => archive.add(game(WIPEOUT), PLAYERS)), /Š/);
    assert.equal(typeof thrown(() => archive.add(game(WIPEOUT), null)), 'string');
    assert.equal(archive.file('wtb'), undefined);
    archive.add(game(WIPEOUT), { ...PLAYERS, black: '' });
    assert.equal(archive.file('wtb').length, 16 + 68);
    assert.equal(archive.file('exe'), undefined);
  }
});

test('what can be read is read, and a sentence says what cannot', () => {
  const contents = read(bytes('f5d6c3\nf5f5\nf5zz\nf5f6'), null, 'en');
  shape.contents(contents);
  assert.equal(contents.found.length, 2);
  assert.equal(contents.refused.length, 2);
  assert.match(contents.refused[0], /game 2: Move 2: .*occupied/);
  assert.match(contents.refused[1], /line 3/);
});

test('a broken or foreign file is refused in three languages', () => {
  for (const language of ['en', 'fr', 'cs']) {
    for (const content of ['', 'hello', '(;GM[Othello]', '{"a":', '\u0000\u0001', 'X'.repeat(63)]) {
      const contents = read(bytes(content), null, language);
      shape.contents(contents);
      assert.deepEqual(contents.found, []);
      assert.ok(contents.refused.length > 0, JSON.stringify(content));
    }
  }
  const noise = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256);
  assert.ok(read(noise, 'x.sgf', 'en').refused.length > 0);
});

test('a format that cannot hold the game says so', () => {
  const anti = Game.create({ ...RULES, variant: 'anti' }, 'en');
  anti.play('f5', 0);
  assert.match(thrown(() => anti.write('transcript', PLAYERS)), /anti-Othello/);
  assert.match(text(anti.write('ggf', PLAYERS)), /TY\[8a\]/);
  assert.match(thrown(() => anti.write('wthor', PLAYERS)), /wthor/);
  assert.match(thrown(() => anti.write('pgn', PLAYERS)), /format/);
  assert.equal(typeof thrown(() => anti.write('ggf', null)), 'string');
});

test('a file is read some games at a time, and at its end nothing comes', () => {
  const reader = new Reader(bytes('f5d6c3\nf5f5\nf5f6'), null, 'en');
  const counts = () => {
    const { found, refused } = reader.next(2);
    return [found.length, refused.length];
  };
  assert.deepEqual([counts(), counts(), counts()], [[1, 1], [1, 0], [0, 0]]);
  const unrecognized = new Reader(bytes('hello'), null, 'en');
  assert.equal(unrecognized.next(2).refused.length, 1);
  assert.deepEqual(unrecognized.next(2), { format: null, found: [], refused: [] });
});
