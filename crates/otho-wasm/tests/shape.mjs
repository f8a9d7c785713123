// The shapes that types.d.ts promises, as functions that fail on any other object.
import assert from 'node:assert/strict';

export const START = '---------------------------OX------XO--------------------------- X';
export const RULES = { start: START, variant: 'othello', time: null, timeLoss: 'federation' };

/** Plays moves written side by side, `step` milliseconds after each other. */
export const play = (game, moves, step = 0) =>
  moves.match(/../g).forEach((square, index) => game.play(square, (index + 1) * step));

/** What a call throws. */
export const thrown = (call) => {
  try {
    call();
  } catch (error) {
    return error;
  }
  assert.fail('nothing was thrown');
};

const string = (value) => assert.equal(typeof value, 'string');
const count = (value) => assert.ok(Number.isSafeInteger(value) && value >= 0, `${value}`);
const number = (value) => assert.equal(typeof value, 'number');
const boolean = (value) => assert.equal(typeof value, 'boolean');
const square = (value) => assert.match(value, /^[a-h][1-8]$/);
const oneOf = (...values) => (value) => assert.ok(values.includes(value), `${value}`);
const nullOr = (shape) => (value) => value === null || shape(value);
const list = (shape) => (value) => {
  assert.ok(Array.isArray(value));
  value.forEach(shape);
};
const object = (shapes) => (value) => {
  assert.deepEqual(Object.keys(value).sort(), Object.keys(shapes).sort());
  assert.equal(Object.getPrototypeOf(value), Object.prototype);
  for (const [key, shape] of Object.entries(shapes)) shape(value[key]);
};

const side = oneOf('black', 'white');
const bySide = object({ black: count, white: count });
const turn = object({ side, square: nullOr(square), flips: list(square) });
const reading = object({ milliseconds: count, periods: count });

export const rules = object({
  start: (value) => assert.match(value, /^[XO-]{64} [XO]$/),
  variant: oneOf('othello', 'anti'),
  time: nullOr(string),
  timeLoss: oneOf('federation', 'woc', 'sudden'),
});

export const view = (value) => {
  object({
    ply: count,
    squares: (squares) => assert.match(squares, /^[XO-]{64}$/),
    side,
    legal: list(object({ square, flips: list(square) })),
    turns: list(turn),
    discs: bySide,
    names: list(string),
  })(value);
  assert.equal(value.names.length, 64);
};

export const status = object({
  plies: count,
  turns: list(turn),
  canUndo: boolean,
  canRedo: boolean,
  isPaused: boolean,
  outcome: nullOr(
    object({
      ending: oneOf('no-moves', 'resignation', 'time', 'agreement'),
      loser: nullOr(side),
      winner: nullOr(side),
      score: bySide,
      sentence: string,
      reason: string,
    }),
  ),
  events: count,
});

export const times = object({
  black: reading,
  white: reading,
  running: nullOr(side),
  flagFallsAt: nullOr(count),
});

export const contents = object({
  format: nullOr(string),
  found: list(
    object({
      rules,
      events: list(string),
      black: nullOr(string),
      white: nullOr(string),
      date: nullOr(string),
      moves: count,
    }),
  ),
  refused: list(string),
});

export const formats = list(
  object({ id: string, extension: string, beside: list(string), mime: string, binary: boolean }),
);

export const levels = list(
  object({
    id: string,
    number: count,
    elo: nullOr(count),
    milliseconds: nullOr(number),
    name: string,
    about: string,
  }),
);

/** One of several shapes, by the property that tells them apart. */
const tagged = (key, shapes) => (value) => {
  assert.ok(Object.hasOwn(shapes, value[key]), `${value[key]}`);
  object({ [key]: string, ...shapes[value[key]] })(value);
};

const text = (value) => list(inline)(value);
const inline = tagged('type', {
  words: { text: string },
  emphasis: { inner: text },
  strong: { inner: text },
  square: { square },
  moves: { moves: string },
  link: { lesson: string, inner: text },
});

const lessonBoard = object({
  position: (value) => assert.match(value, /^[XO-]{64} [XO]$/),
  squares: (squares) => assert.match(squares, /^[XO-]{64}$/),
  side,
  variant: oneOf('othello', 'anti'),
  legal: list(object({ square, flips: list(square) })),
  last: nullOr(square),
  marks: list(square),
  discs: bySide,
  names: (names) => {
    list(string)(names);
    assert.equal(names.length, 64);
  },
});

const part = tagged('type', {
  prose: {
    blocks: list(
      tagged('type', {
        paragraph: { text },
        list: { ordered: boolean, items: list(text) },
      }),
    ),
  },
  board: { board: lessonBoard, caption: text },
  play: {
    board: lessonBoard,
    color: side,
    level: string,
    goal: object({
      kind: oneOf('win', 'draw', 'corner', 'discs', 'finish'),
      discs: nullOr(count),
    }),
    task: text,
    success: text,
    failure: text,
  },
  exercise: {
    board: lessonBoard,
    kind: oneOf('legal', 'flips', 'turn', 'move', 'count', 'line'),
    move: nullOr(square),
    of: nullOr(
      oneOf(
        'black', 'white', 'empty',
        'mobility-black', 'mobility-white', 'stable-black', 'stable-white',
      ),
    ),
    task: text,
    hint: text,
  },
  quiz: {
    board: nullOr(lessonBoard),
    question: text,
    options: list(text),
    right: count,
    because: text,
  },
});

export const lessonContents = object({
  title: string,
  summary: text,
  steps: list(object({ heading: text, parts: list(part) })),
});

export const lessonVerdict = object({
  outcome: oneOf('right', 'wrong', 'goes-on'),
  text: nullOr(text),
  sentence: string,
  missing: list(square),
  extra: list(square),
  turns: list(turn),
  board: lessonBoard,
});

const position = (value) => assert.match(value, /^[XO-]{64} [XO]$/);
const kindId = oneOf('legal', 'flips', 'corner', 'quiet', 'poison', 'ahead', 'last', 'parity');
const theme = oneOf('pass', 'sacrifice', 'corner', 'parity', 'restraint', 'counting');

export const exerciseKinds = list(
  object({ id: kindId, name: string, needsEngine: boolean, isForAnti: boolean }),
);

const branches = (value) =>
  list(object({ square, replies: list(square), next: branches }))(value);

export const exercise = object({
  kind: kindId,
  grade: oneOf(1, 2, 3, 4, 5),
  variant: oneOf('othello', 'anti'),
  position,
  shown: list(square),
  answer: (value) => {
    const [[key, answer], ...others] = Object.entries(value);
    assert.deepEqual(others, []);
    ({ marks: list(square), choice: oneOf('black', 'white', 'even'), line: branches })[key](answer);
  },
});

export const taskWords = object({ name: string, task: string, hint: string });

export const checkedAttempt = object({
  verdict: oneOf('right', 'wrong', 'go-on'),
  sentence: string,
  replies: list(square),
  position,
  missing: list(square),
  surplus: list(square),
  better: list(square),
});

export const puzzle = object({
  id: (value) => assert.match(value, /^[0-9a-f]{32}$/),
  text: string,
  position,
  solution: square,
  theme,
  estimate: count,
});

export const checkedMove = object({ isRight: boolean, sentence: string });

export const progressSummary = object({
  lessons: list(string),
  exercises: list(object({ kind: kindId, right: count, wrong: count, nextGrade: count })),
  puzzles: object({ right: count, wrong: count }),
  streak: count,
  rating: number,
  deviation: number,
  due: list(object({ what: oneOf('exercise', 'puzzle'), id: string, name: string })),
});
