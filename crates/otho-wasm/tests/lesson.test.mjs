// Lessons through the compiled module, as the web app reads and answers them.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

import { Lesson } from '../../../target/wasm/node/otho_wasm.js';
import * as shape from './shape.mjs';
import { START, thrown } from './shape.mjs';

const LANGUAGES = ['en', 'fr', 'cs'];
const WORDS = 'task: Do it.\nhint: Look at `d3`.\nright: Yes.\nwrong: No.';

/** A lesson of one step with this block in it. */
const lesson = (name, fields, language = 'en') =>
  Lesson.parse(`# Title\nSummary.\n\n## Step\n\`\`\`${name}\n${fields}\n\`\`\`\n`, language);
const exercise = (fields, language) => lesson('exercise', `${fields}\n${WORDS}`, language);
const outcome = (of, typed) => {
  const verdict = of.checkAnswer(0, 0, typed);
  shape.lessonVerdict(verdict);
  return verdict.outcome;
};

test('every lesson there is has the promised shape', () => {
  const root = new URL('../../../content/lessons/', import.meta.url);
  for (const language of LANGUAGES) {
    const files = readdirSync(new URL(`${language}/`, root), { recursive: true });
    const lessons = files.filter((file) => file.endsWith('.md'));
    assert.ok(lessons.length > 0);
    for (const file of lessons) {
      const text = readFileSync(new URL(`${language}/${file}`, root), 'utf8');
      const read = Lesson.parse(text, language);
      const contents = read.contents();
      shape.lessonContents(contents);
      contents.steps.forEach(({ parts }, step) =>
        parts.forEach((part, index) => {
          if (part.type !== 'exercise') return;
          // Where several moves are right, each is.
          const solution = read.solution(step, index);
          const given = part.kind === 'move' ? solution.split(' ') : [solution];
          for (const typed of given) {
            assert.equal(read.checkAnswer(step, index, typed).outcome, 'right', file);
          }
        }),
      );
    }
  }
});

test('prose comes in typed pieces', () => {
  const { steps } = Lesson.parse(
    '# A\nB.\n## C\nPlay `c4`, **not *`f5d6`***,\nsee [more](rules/moves).\n\n1. one\n',
    'en',
  ).contents();
  assert.deepEqual(steps[0].parts, [
    {
      type: 'prose',
      blocks: [
        {
          type: 'paragraph',
          text: [
            { type: 'words', text: 'Play ' },
            { type: 'square', square: 'c4' },
            { type: 'words', text: ', ' },
            {
              type: 'strong',
              inner: [
                { type: 'words', text: 'not ' },
                { type: 'emphasis', inner: [{ type: 'moves', moves: 'f5d6' }] },
              ],
            },
            { type: 'words', text: ', see ' },
            { type: 'link', lesson: 'rules/moves', inner: [{ type: 'words', text: 'more' }] },
            { type: 'words', text: '.' },
          ],
        },
        { type: 'list', ordered: true, items: [[{ type: 'words', text: 'one' }]] },
      ],
    },
  ]);
});

test('a board has its legal squares, its marks and its last move', () => {
  const { board } = lesson('board', 'moves: f5\nmarks: d6\ncaption: So.').contents().steps[0].parts[0];
  assert.deepEqual(board.legal.map(({ square }) => square), ['f4', 'd6', 'f6']);
  assert.equal(board.last, 'f5');
  assert.deepEqual(board.marks, ['d6']);
  assert.equal(board.side, 'white');
});

test('squares, discs to turn, moves and numbers are checked by the rules', () => {
  assert.equal(outcome(exercise('kind: legal'), 'd3 c4 f5 e6'), 'right');
  const wrong = exercise('kind: legal').checkAnswer(0, 0, 'd3 a1');
  assert.equal(wrong.outcome, 'wrong');
  assert.deepEqual([wrong.missing, wrong.extra], [['c4', 'f5', 'e6'], ['a1']]);
  assert.equal(wrong.sentence, 'a1 does not belong there. 3 squares are still missing.');
  for (const kind of ['flips', 'turn']) {
    const turn = exercise(`kind: ${kind}\nmove: f5`);
    assert.equal(outcome(turn, 'e5'), 'right');
    assert.equal(outcome(turn, ''), 'wrong');
    assert.equal(turn.checkAnswer(0, 0, 'e5').board.discs.black, 4);
    assert.equal(turn.contents().steps[0].parts[0].move, 'f5');
  }
  const move = exercise('kind: move\nanswer: f5\nclaim: best f5\nwrong c4: Not that.');
  assert.equal(outcome(move, 'F5'), 'right');
  assert.deepEqual(move.checkAnswer(0, 0, 'd3').text, [{ type: 'words', text: 'No.' }]);
  assert.deepEqual(move.checkAnswer(0, 0, 'c4').text, [{ type: 'words', text: 'Not that.' }]);
  const count = exercise('kind: count\nof: mobility-black');
  assert.equal(outcome(count, '4'), 'right');
  assert.equal(outcome(count, '5'), 'wrong');
});

test('a line goes on with the reply to each right move', () => {
  const line = exercise('kind: line\nline: f5d6c3\nclaim: legal d3 c4 f5 e6');
  assert.equal(outcome(line, ''), 'goes-on');
  const after = line.checkAnswer(0, 0, 'f5');
  assert.equal(after.outcome, 'goes-on');
  assert.equal(after.sentence, 'Right so far. White plays d6 and flips 1 disc.');
  assert.deepEqual(after.turns.map(({ square }) => square), ['f5', 'd6']);
  assert.equal(after.board.last, 'd6');
  assert.equal(outcome(line, 'f5c3'), 'right');
  assert.equal(outcome(line, 'f5c5'), 'wrong');
  assert.equal(line.solution(0, 0), 'f5c3');
});

test('the goal of a game is met, missed or open', () => {
  const words = 'task: a\nsuccess: b\nfailure: c';
  const game = lesson('play', `colour: black\nlevel: novice\ngoal: discs 40\n${words}`);
  shape.lessonContents(game.contents());
  assert.equal(game.isGoalMet(0, 0, START), null);
  assert.equal(game.isGoalMet(0, 0, `${'X'.repeat(40)}${'O'.repeat(24)} X`), true);
  assert.equal(game.isGoalMet(0, 0, `${'X'.repeat(39)}${'O'.repeat(25)} X`), false);
  assert.match(thrown(() => game.isGoalMet(0, 0, 'nothing')), /a1/);
});

test('what is no lesson, no answer or no part is refused in one sentence', () => {
  for (const language of LANGUAGES) {
    assert.match(thrown(() => Lesson.parse('# A\nb\n## C\n`no`\n', language)), /4/);
    const legal = exercise('kind: legal', language);
    for (const typed of ['many', '\u0000', '\ud800', 'a'.repeat(100_000)]) {
      const sentence = thrown(() => legal.checkAnswer(0, 0, typed));
      assert.match(sentence, /d3/);
    }
    const move = exercise('kind: move\nanswer: f5\nclaim: best f5', language);
    assert.match(thrown(() => move.checkAnswer(0, 0, 'a1')), /a1/);
    for (const [step, part] of [[1, 0], [0, 1], [-1, 0], [NaN, 1e9]]) {
      assert.equal(typeof thrown(() => legal.checkAnswer(step, part, 'd3')), 'string');
      assert.equal(typeof thrown(() => legal.solution(step, part)), 'string');
      assert.equal(typeof thrown(() => legal.isGoalMet(step, part, START)), 'string');
    }
  }
  assert.equal(typeof thrown(() => Lesson.parse('# A', 'xx')), 'string');
});
