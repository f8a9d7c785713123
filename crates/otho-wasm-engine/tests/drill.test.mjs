// Exercises and puzzles that it takes an engine to make, through the compiled modules.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { Engine } from '../../../target/wasm/node/otho_wasm_engine.js';
import { checkAttempt, checkPuzzle, readPuzzle } from '../../../target/wasm/node/otho_wasm.js';
import * as shape from '../../otho-wasm/tests/shape.mjs';
import { thrown } from '../../otho-wasm/tests/shape.mjs';

const file = (path) => readFileSync(new URL(`../../${path}`, import.meta.url));
const [othello, anti] = ['othello', 'anti'].map((name) => file(`otho-engine/weights/${name}.bin`));
const engine = new Engine(othello, anti, 16, 'en');
const LONG = 120_000;

/** Plays an exercise to its end by moves that are right, as the page does. */
const solve = (exercise) => {
  const { line } = exercise.answer;
  if (!line) return checkAttempt(exercise, exercise.answer, 'en');
  const moves = [];
  let next = line;
  let checked;
  while (next.length > 0) {
    moves.push(next[0].square);
    checked = checkAttempt(exercise, { moves }, 'en');
    shape.checkedAttempt(checked);
    next = next[0].next;
    assert.equal(checked.verdict, next.length > 0 ? 'go-on' : 'right');
  }
  return checked;
};

test('every order gives the exercise that the program makes of it', () => {
  const orders = file('otho-coach/tests/orders.txt').toString().trim().split('\n');
  assert.ok(orders.length >= 8);
  for (const order of orders) {
    const [kind, grade, variant, seed, ...position] = order.split(' ');
    const exercise = engine.makeExercise(kind, Number(grade), variant, Number(seed), LONG);
    shape.exercise(exercise);
    assert.equal(exercise.position, position.join(' '), order);
    assert.equal(exercise.kind, kind);
    assert.equal(solve(exercise).verdict, 'right');
  }
});

test('a puzzle is made of the theme that was asked for, and solved and failed', () => {
  const text = engine.makePuzzle('parity', 3, LONG);
  assert.equal(engine.makePuzzle('parity', 3, LONG), text);
  const puzzle = readPuzzle(text);
  shape.puzzle(puzzle);
  assert.equal(puzzle.theme, 'parity');
  assert.ok(checkPuzzle(text, puzzle.solution, 'en').isRight);
  shape.puzzle(readPuzzle(engine.makePuzzle(undefined, 4, LONG)));
});

test('making ends when the time is over, and what cannot be made is refused', () => {
  assert.match(thrown(() => engine.makeExercise('quiet', 1, 'othello', 1, 0)), /stopped/);
  assert.match(thrown(() => engine.makePuzzle(undefined, 1, 0)), /stopped/);
  assert.match(thrown(() => engine.makeExercise('corner', 1, 'anti', 1, LONG)), /Othello only/);
  assert.match(thrown(() => engine.makeExercise('chess', 1, 'othello', 1, LONG)), /kinds/);
  assert.match(thrown(() => engine.makeExercise('quiet', 9, 'othello', 1, LONG)), /1 to 5/);
  assert.match(thrown(() => engine.makePuzzle('fun', 1, LONG)), /themes/);
});
