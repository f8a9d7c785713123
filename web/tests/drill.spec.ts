// Every kind of exercise, and puzzles: solved and failed by mouse, by keyboard and in the text mode.

import { expect, test, type Page } from '@playwright/test';
import type { Attempt, Exercise, ExerciseBranch } from '../../target/wasm/web/otho_wasm.js';
import { keyboard, mouse, verdict, type Hand } from './lesson.ts';
import { drawn } from './play.ts';
import { fixChance, listenToWorker, madeLast, openPractice, SEED, summary, task } from './practice.ts';
import { otho, STANDARD } from './rules.ts';
import { send, toggleTextMode } from './support.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fixChance(page);
  await listenToWorker(page);
});

/** What is asked, how it is answered rightly and wrongly, and what comes of an answer. */
interface Drilled {
  task: string;
  right: Attempt;
  wrong: Attempt;
  check(attempt: Attempt): { outcome: string; sentence: string; squares: string; better: string[] };
}

const SQUARES = [...'12345678'].flatMap((row) => [...'abcdefgh'].map((column) => column + row));
const CHOICES = ['black', 'white', 'even'] as const;

function legalIn(position: string): string[] {
  const view = otho.Game.create({ ...STANDARD, start: position }, 'en').view();
  return view.legal.map(({ square }) => square);
}

/** The moves of a line, of which the last is always among the right ones. */
const movesAlong = (line: readonly ExerciseBranch[]): string[] => {
  const branch = line.at(-1);
  return branch ? [branch.square, ...movesAlong(branch.next)] : [];
};

function attempts({ answer, position, shown }: Exercise): [Attempt, Attempt] {
  if ('marks' in answer) {
    const surplus = SQUARES.find((square) => !answer.marks.includes(square)) ?? '';
    return [answer, { marks: [...answer.marks.slice(1), surplus] }];
  }
  if ('choice' in answer) {
    return [answer, { choice: CHOICES.find((choice) => choice !== answer.choice) ?? 'even' }];
  }
  const right = answer.line.map(({ square }) => square);
  const wrong = (shown.length > 0 ? shown : legalIn(position)).find((square) => !right.includes(square)) ?? '';
  return [{ moves: movesAlong(answer.line) }, { moves: [wrong] }];
}

function drilledExercise(exercise: Exercise): Drilled {
  const [right, wrong] = attempts(exercise);
  return {
    task: otho.exerciseWords(exercise, 'en').task,
    right,
    wrong,
    check(attempt) {
      const { verdict: found, sentence, position, missing, better } = otho.checkAttempt(exercise, attempt, 'en');
      const outcome = found === 'go-on' ? 'goes-on' : found;
      return { outcome, sentence, squares: position.slice(0, 64), better: [...missing, ...better] };
    },
  };
}

/** The puzzle that lies on the board: which one is offered depends on the day. */
function drilledPuzzle(squares: string): Drilled {
  const puzzle = otho.puzzles().find(({ position }) => position.startsWith(squares));
  if (!puzzle) {
    throw new Error(`no puzzle has ${squares}`);
  }
  const { position, solution, text } = puzzle;
  const other = legalIn(position).find((square) => square !== solution) ?? '';
  return {
    task: otho.puzzleWords(text, 'en').task,
    right: { moves: [solution] },
    wrong: { moves: [other] },
    check(attempt) {
      const tried = 'moves' in attempt ? (attempt.moves[0] ?? '') : '';
      const { isRight, sentence } = otho.checkPuzzle(text, tried, 'en');
      const game = otho.Game.create({ ...STANDARD, start: position }, 'en');
      if (isRight) {
        game.play(tried, 0);
      }
      return { outcome: isRight ? 'right' : 'wrong', sentence, squares: game.view().squares, better: isRight ? [] : [solution] };
    },
  };
}

/** Gives an answer on the board, and looks at what comes of each part of it. */
async function answer(page: Page, hand: Hand, drilled: Drilled, attempt: Attempt): Promise<void> {
  if ('moves' in attempt) {
    for (const [n, move] of attempt.moves.entries()) {
      await hand.square(page, move);
      const { outcome, squares } = drilled.check({ moves: attempt.moves.slice(0, n + 1) });
      await expect(verdict(page)).toHaveAttribute('data-outcome', outcome);
      await expect.poll(() => drawn(page)).toBe(squares);
    }
  } else if ('choice' in attempt) {
    await hand.press(page, `[data-choice=${attempt.choice}]`);
    await expect(page.getByTestId('next')).toBeFocused();
  } else {
    for (const square of attempt.marks) {
      await hand.square(page, square);
    }
    await hand.press(page, 'main form button.primary');
    await expect(page.getByTestId('next')).toBeFocused();
  }
  const { outcome, sentence, better } = drilled.check(attempt);
  await expect(verdict(page)).toHaveAttribute('data-outcome', outcome);
  await expect(verdict(page)).toContainText(sentence);
  await expect(page.getByTestId('polite')).toContainText(sentence);
  await expect(page.locator('.mark.pointed')).toHaveCount(better.length);
  for (const square of better) {
    await expect(page.locator(`[data-square=${square}]`)).toHaveAccessibleName(/, pointed at$/);
  }
}

/** Types an answer. */
async function type(page: Page, drilled: Drilled, attempt: Attempt): Promise<void> {
  const log = page.getByTestId('log').locator('li');
  if ('moves' in attempt) {
    for (const [n, move] of attempt.moves.entries()) {
      await send(page, move);
      await expect(log.last()).toContainText(drilled.check({ moves: attempt.moves.slice(0, n + 1) }).sentence);
    }
  } else {
    await send(page, 'choice' in attempt ? String(CHOICES.indexOf(attempt.choice) + 1) : attempt.marks.join(' '));
  }
  const { sentence } = drilled.check(attempt);
  await expect(log.last()).toContainText(sentence);
  await expect(page.getByTestId('polite')).toContainText(sentence);
}

const KINDS: { id: string; name: string; needsEngine: boolean }[] = [
  ...otho.exerciseKinds('en'),
  { id: 'puzzle', name: 'Puzzles', needsEngine: false },
];

for (const { id, name, needsEngine } of KINDS) {
  const drilledHere = async (page: Page): Promise<Drilled> => {
    if (id === 'puzzle') {
      return drilledPuzzle(await drawn(page));
    }
    return drilledExercise(needsEngine ? await madeLast(page) : otho.makeExercise(id, 1, SEED, 'en'));
  };
  const counted = (page: Page) => summary(page).getByRole('row', { name: new RegExp(`^${name.replace('?', '.')} 1 1 `) });

  for (const [way, hand, viewport] of [
    ['mouse', mouse, { width: 390, height: 844 }],
    ['keyboard', keyboard, { width: 1280, height: 800 }],
  ] as const) {
    test(`${id} by ${way}: solved and failed, and both are counted and kept`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPractice(page, id);
      await expect(summary(page)).toContainText('Nothing yet');
      for (const outcome of ['right', 'wrong'] as const) {
        const drilled = await drilledHere(page);
        await expect(task(page)).toHaveText(drilled.task);
        await answer(page, hand, drilled, drilled[outcome]);
        if (outcome === 'right') {
          await hand.press(page, '[data-testid=next]');
          await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
          await expect(verdict(page)).toHaveCount(0);
        }
      }
      await expect(counted(page)).toBeVisible();
      await page.reload();
      await expect(counted(page)).toBeVisible();
    });
  }

  test(`${id} in the text mode: solved and failed, and both are counted`, async ({ page }) => {
    // Which puzzle it is, the board tells; then it is typed.
    await openPractice(page, id);
    for (const outcome of ['right', 'wrong'] as const) {
      const drilled = await drilledHere(page);
      await toggleTextMode(page);
      await expect(page.getByRole('grid')).toHaveCount(0);
      await expect(task(page)).toHaveText(drilled.task);
      await type(page, drilled, drilled[outcome]);
      if (outcome === 'right') {
        await send(page, 'next');
        await expect(page.getByTestId('log').locator('li')).toHaveCount(0);
        await toggleTextMode(page);
        await expect(page.getByRole('grid')).toBeVisible();
      }
    }
    await expect(counted(page)).toBeVisible();
  });
}
