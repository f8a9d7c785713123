// Plays games through the compiled module, as the web app does.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Game } from '../../../target/wasm/node/otho_wasm.js';
import * as shape from './shape.mjs';
import { RULES, START, play, thrown } from './shape.mjs';

const PERFECT_GAME =
  'f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1' +
  'f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6';
// After these Black has no move and passes.
const BEFORE_PASS = 'e6f6c4e7e8d8g6f8';

const create = (rules = {}, language = 'en') => Game.create({ ...RULES, ...rules }, language);
const facts = (game) => [game.status(), game.view(), game.rules(), game.times(0)];

test('a whole game is played to its score', () => {
  const game = create();
  play(game, PERFECT_GAME);
  const { outcome, plies, canUndo } = game.status();
  assert.deepEqual(outcome.score, { black: 32, white: 32 });
  assert.equal(outcome.ending, 'no-moves');
  assert.equal(outcome.winner, null);
  assert.equal(outcome.loser, null);
  assert.equal(outcome.sentence, 'The game is a draw, 32–32.');
  assert.equal(outcome.reason, 'Neither player has a move left.');
  assert.equal(plies, 60);
  assert.ok(canUndo);
  assert.deepEqual(game.view().legal, []);
  for (let ply = 0; ply <= 60; ply += 1) {
    const view = game.view(ply);
    shape.view(view);
    assert.equal(view.ply, ply);
    assert.equal(view.squares, game.position(ply).slice(0, 64));
    assert.equal(view.discs.black + view.discs.white, ply + 4);
  }
  shape.status(game.status());
});

test('legal squares and flips come from the rules', () => {
  const view = create().view();
  assert.deepEqual(view.legal, [
    { square: 'd3', flips: ['d4'] },
    { square: 'c4', flips: ['d4'] },
    { square: 'f5', flips: ['e5'] },
    { square: 'e6', flips: ['e5'] },
  ]);
  assert.deepEqual(view.turns, []);
  assert.equal(view.side, 'black');
  assert.equal(view.names[0], 'a1, empty');
  assert.equal(view.names[27], 'd4, white');
  assert.equal(view.names[37], 'f5, empty, legal, flips 1');
});

test('a forced pass is a turn of its own, shown with the move before it', () => {
  const game = create();
  play(game, BEFORE_PASS, 10);
  const { plies, turns, events } = game.status();
  assert.equal(plies, 9);
  assert.equal(events, 9);
  assert.deepEqual(turns[8], { side: 'black', square: null, flips: [] });
  assert.deepEqual(game.events(7), ['80 f8', '80 pass']);
  const now = game.view();
  assert.equal(now.side, 'white');
  assert.deepEqual(
    now.turns.map(({ side, square }) => [side, square]),
    [['white', 'f8'], ['black', null]],
  );
  // Before the pass, Black is to move and has no move.
  const before = game.view(8);
  assert.equal(before.side, 'black');
  assert.deepEqual(before.legal, []);
  assert.equal(before.turns.length, 1);
  assert.equal(
    game.announce(7, 'full'),
    'White plays f8 and flips 1 disc. Black has no move and passes. White to move, 2 moves.',
  );
});

test('undo and redo lead through a pass and back', () => {
  const game = create();
  play(game, BEFORE_PASS);
  const after = game.view();
  game.undo(0);
  assert.equal(game.status().plies, 7);
  assert.equal(game.view().side, 'white');
  assert.ok(game.status().canRedo);
  game.redo(0);
  assert.deepEqual(game.view(), after);
  assert.match(thrown(() => game.redo(0)), /Nothing was taken back/);
  const empty = create();
  assert.match(thrown(() => empty.undo(0)), /no move to take back/);
});

test('a log is restored exactly, after every event', () => {
  const game = create({ time: '5+3', timeLoss: 'woc' });
  const steps = [
    ...BEFORE_PASS.match(/../g).map((square) => (now) => game.play(square, now)),
    (now) => game.pause(now),
    (now) => game.resume(now),
    (now) => game.undo(now),
    (now) => game.redo(now),
    (now) => game.undo(now),
    (now) => game.resign('white', now),
    (now) => game.undo(now),
    (now) => game.tick(now + 1e6),
    (now) => game.tick(now + 1e7),
  ];
  steps.forEach((step, index) => {
    step(1000.4 * (index + 1));
    const log = game.events(0);
    const copy = Game.restore(game.rules(), log, 'en');
    assert.deepEqual(copy.events(0), log);
    assert.deepEqual(facts(copy), facts(game));
    for (let ply = 0; ply <= game.status().plies; ply += 1) {
      assert.deepEqual(copy.view(ply), game.view(ply));
    }
    copy.free();
  });
  assert.match(game.events(0).at(-1), /^\d+ flag (black|white)$/);
});

test('a log that cannot happen is refused in words', () => {
  const refusal = (...events) => thrown(() => Game.restore(RULES, events, 'en'));
  assert.match(refusal('0 f5', '0 f5'), /Event 2 .*occupied/);
  assert.match(refusal('5 f5', '4 d6'), /Event 2/);
  assert.match(refusal('0 pass'), /Event 1/);
  assert.match(refusal('f5'), /milliseconds/);
  assert.match(refusal('0 agree 60-60'), /milliseconds/);
  for (const events of [[1, 2], [null], 'f5', null]) {
    thrown(() => Game.restore(RULES, events, 'en'));
  }
  assert.equal(Game.restore(RULES, ['9 agree 33-31'], 'en').status().outcome.ending, 'agreement');
});

test('an illegal move is refused with a reason and changes nothing', () => {
  const game = create();
  const before = facts(game);
  assert.equal(thrown(() => game.play('d4', 0)), 'Black cannot play d4, because the square is occupied.');
  assert.match(thrown(() => game.play('z9', 0)), /square/);
  assert.match(thrown(() => game.play('', 0)), /square/);
  assert.deepEqual(facts(game), before);
});

test('a refusal is said in the language of the game', () => {
  const game = create({}, 'fr');
  assert.equal(
    thrown(() => game.play('d4', 0)),
    'Noir ne peut pas jouer d4, car la case est occupée.',
  );
  game.setLanguage('cs-CZ');
  assert.match(thrown(() => game.play('d4', 0)), /^Černý nemůže/);
  assert.match(thrown(() => game.setLanguage('xx')), /en, fr and cs/);
  assert.match(thrown(() => game.play('d4', 0)), /^Černý nemůže/);
});

test('rules that are none are refused', () => {
  const refusal = (rules) => thrown(() => Game.create(rules, 'en'));
  assert.match(refusal({ ...RULES, start: 'hello' }), /The position/);
  assert.match(refusal({ ...RULES, time: '5+' }), /time control/);
  for (const rules of [undefined, null, 7, 'x', [], {}, { ...RULES, variant: 'chess' }]) {
    assert.equal(typeof refusal(rules), 'string');
  }
  const circle = {};
  circle.circle = circle;
  assert.equal(typeof refusal(circle), 'string');
});

test('rules come back as they were given', () => {
  const rules = { start: START, variant: 'anti', time: '10+3x30', timeLoss: 'woc' };
  shape.rules(rules);
  assert.deepEqual(Game.create(rules, 'en').rules(), rules);
});

test('anti-Othello is won by fewer discs', () => {
  const game = create({ variant: 'anti' });
  play(game, 'f5f4c3e6f7f6f3b2a1');
  const { outcome } = game.status();
  assert.equal(outcome.winner, 'white');
  assert.equal(outcome.loser, 'black');
  assert.deepEqual(outcome.score, { black: 0, white: 64 });
  assert.deepEqual(game.view().discs, { black: 13, white: 0 });
});

test('a resignation ends the game and leaves no legal square', () => {
  const game = create();
  game.play('f5', 0);
  game.resign('black', 5);
  const { outcome } = game.status();
  assert.equal(outcome.ending, 'resignation');
  assert.equal(outcome.loser, 'black');
  assert.deepEqual(game.view().legal, []);
  assert.ok(game.view().names.every((name) => !name.includes('legal')));
  assert.equal(game.view(0).legal.length, 4);
  assert.match(thrown(() => game.play('d6', 9)), /over/);
  assert.equal(typeof thrown(() => game.resign('red', 9)), 'string');
  game.undo(10);
  assert.equal(game.status().outcome, null);
});

test('clocks run for the side to move, and stop in a pause', () => {
  const game = create({ time: '5+3' });
  shape.times(game.times(0));
  game.play('f5', 10_000);
  const { black, white, running, flagFallsAt } = game.times(11_500);
  assert.deepEqual(black, { milliseconds: 293_000, periods: 0 });
  assert.deepEqual(white, { milliseconds: 298_500, periods: 0 });
  assert.equal(running, 'white');
  assert.equal(flagFallsAt, 310_000);
  game.pause(20_000);
  assert.equal(game.times(50_000).white.milliseconds, 290_000);
  assert.equal(game.times(50_000).running, null);
  assert.equal(game.times(50_000).flagFallsAt, null);
  assert.ok(game.status().isPaused);
  assert.match(thrown(() => game.play('d6', 50_000)), /paused/);
  game.resume(60_000);
  assert.equal(game.times(60_000).flagFallsAt, 350_000);
  assert.equal(create().times(0), null);
});

test('a flag falls when its time is up and not before', () => {
  const game = create({ time: '1' });
  const { flagFallsAt } = game.times(0);
  assert.equal(game.tick(flagFallsAt - 1), false);
  assert.match(thrown(() => game.play('f5', flagFallsAt)), /run out/);
  assert.equal(game.tick(flagFallsAt + 5000), true);
  assert.equal(game.tick(flagFallsAt + 5000), false);
  assert.deepEqual(game.events(0), ['60000 flag black']);
  const { ending, loser, winner } = game.status().outcome;
  assert.deepEqual([ending, loser, winner], ['time', 'black', 'white']);
  assert.equal(game.times(99_999).running, null);
});

test('an instant before the last event counts as that event’s', () => {
  const game = create();
  game.play('f5', 5000);
  game.play('d6', 3000);
  for (const now of [NaN, -1, -Infinity, undefined]) {
    game.undo(now);
    game.redo(now);
  }
  assert.ok(game.events(0).every((event) => event.startsWith('5000 ')));
  game.pause(Infinity);
  assert.deepEqual(Game.restore(RULES, game.events(0), 'en').events(0), game.events(0));
});

test('a ply that does not exist is the last one', () => {
  const game = create();
  play(game, 'f5d6');
  assert.deepEqual(game.view(99), game.view());
  assert.deepEqual(game.view(null), game.view(2));
  assert.equal(game.position(99), game.position());
  assert.deepEqual(game.events(99), []);
});

test('a start without a move for the first player begins with a pass', () => {
  const start = `OX${'-'.repeat(62)} X`;
  const game = create({ start });
  assert.deepEqual(game.events(0), ['0 pass']);
  assert.equal(game.view().side, 'white');
  assert.deepEqual(Game.restore(game.rules(), game.events(0), 'en').view(), game.view());
});
