// Exercises, puzzles and progress through the compiled module.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  Progress,
  checkAttempt,
  checkPuzzle,
  exerciseKinds,
  exerciseWords,
  makeExercise,
  puzzleWords,
  puzzles,
  readPuzzle,
} from '../../../target/wasm/node/otho_wasm.js';
import * as shape from './shape.mjs';
import { thrown } from './shape.mjs';

const LANGUAGES = ['en', 'fr', 'cs'];

test('kinds of exercises are listed with names in three languages', () => {
  for (const language of LANGUAGES) {
    const kinds = exerciseKinds(language);
    shape.exerciseKinds(kinds);
    assert.equal(kinds.length, 8);
    assert.deepEqual(
      kinds.filter(({ needsEngine }) => !needsEngine).map(({ id }) => id),
      ['legal', 'flips'],
    );
  }
});

test('an exercise by rules is made from its seed, and solved and failed', () => {
  for (const kind of ['legal', 'flips']) {
    for (const grade of [1, 2, 3, 4, 5]) {
      const exercise = makeExercise(kind, grade, 7, 'en');
      shape.exercise(exercise);
      assert.equal(exercise.grade, grade);
      assert.deepEqual(makeExercise(kind, grade, 7, 'cs'), exercise);
      assert.notDeepEqual(makeExercise(kind, grade, 8, 'en'), exercise);
      for (const language of LANGUAGES) shape.taskWords(exerciseWords(exercise, language));
      const right = checkAttempt(exercise, exercise.answer, 'en');
      shape.checkedAttempt(right);
      assert.equal(right.verdict, 'right');
      const wrong = checkAttempt(exercise, { marks: ['d4'] }, 'fr');
      shape.checkedAttempt(wrong);
      assert.equal(wrong.verdict, 'wrong');
      assert.ok(wrong.missing.length > 0);
    }
  }
});

test('what is no exercise or no attempt is refused in a sentence', () => {
  const exercise = makeExercise('legal', 1, 1, 'en');
  assert.match(thrown(() => makeExercise('quiet', 1, 1, 'en')), /engine/);
  assert.match(thrown(() => makeExercise('chess', 1, 1, 'en')), /kinds/);
  assert.match(thrown(() => makeExercise('legal', 0, 1, 'en')), /1 to 5/);
  assert.match(thrown(() => checkAttempt(exercise, { choice: 'black' }, 'en')), /another kind/);
  for (const attempt of [null, {}, { marks: ['z9'] }, { moves: 'a1' }]) {
    assert.equal(typeof thrown(() => checkAttempt(exercise, attempt, 'en')), 'string');
  }
  assert.match(thrown(() => exerciseWords({ ...exercise, shown: ['a1'] }, 'en')), /does not fit/);
});

test('puzzles come with the module, are put into words, solved and failed', () => {
  const all = puzzles();
  assert.ok(all.length >= 300);
  all.forEach(shape.puzzle);
  const [puzzle] = all;
  assert.deepEqual(readPuzzle(puzzle.text), puzzle);
  for (const language of LANGUAGES) {
    shape.taskWords(puzzleWords(puzzle.text, language));
    const right = checkPuzzle(puzzle.text, puzzle.solution, language);
    shape.checkedMove(right);
    assert.ok(right.isRight);
  }
  assert.match(thrown(() => checkPuzzle(puzzle.text, 'd4', 'en')), /cannot play d4/);
  assert.match(thrown(() => checkPuzzle(puzzle.text, 'd9', 'en')), /square/);
  assert.match(thrown(() => readPuzzle('')), /puzzle/);
});

test('progress is kept as text, merged, and summed up', () => {
  const day = 20_000;
  const here = new Progress();
  here.add({ at: 1, day, deed: 'lesson', id: 'strategy/corners' });
  here.add({ at: 2, day, deed: 'exercise', kind: 'quiet', grade: 2, right: true });
  const there = Progress.read(here.text(), 'en');
  const { id, theme, estimate } = there.choosePuzzle(day, 1);
  there.add({ at: 3, day, deed: 'puzzle', id, theme, estimate, right: false });
  here.merge(there);
  here.merge(there);
  assert.equal(here.text(), there.text());
  const summary = here.summary(day + 1, 'en');
  shape.progressSummary(summary);
  assert.deepEqual(summary.lessons, ['strategy/corners']);
  assert.deepEqual(summary.exercises.find(({ kind }) => kind === 'quiet'), {
    kind: 'quiet',
    right: 1,
    wrong: 0,
    nextGrade: 2,
  });
  assert.deepEqual(summary.puzzles, { right: 0, wrong: 1 });
  assert.equal(summary.streak, 1);
  assert.ok(summary.rating < 1200);
  assert.deepEqual(summary.due.map(({ what, id: topic }) => [what, topic]), [['puzzle', theme]]);
  assert.equal(here.choosePuzzle(day + 1, 5).theme, theme);
});

test('progress that cannot be read is refused in a sentence and nothing is changed', () => {
  assert.match(thrown(() => Progress.read('{"version":2,"records":{}}', 'en')), /newer version/);
  assert.match(thrown(() => Progress.read('', 'cs')), /poškozený/);
  const progress = new Progress();
  const before = progress.text();
  for (const record of [null, {}, { at: 1, day: 2, deed: 'exercise', kind: 'loud', grade: 1, right: true }]) {
    assert.equal(typeof thrown(() => progress.add(record)), 'string');
  }
  assert.equal(progress.text(), before);
});
