// Each kind of exercise solved and failed, questions, and games with a goal.

import { expect, test, type Page } from '@playwright/test';
import { keptLesson, mouse, openStep, playOut, serveLesson, verdict } from './lesson.ts';
import { disc, inTextMode, send } from './support.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const square = (page: Page, name: string) => page.locator(`[role=grid] [data-square=${name}]`);
const check = (page: Page) => page.getByRole('button', { name: 'Check' }).click();

async function mark(page: Page, squares: string): Promise<void> {
  for (const name of squares.split(' ')) {
    await square(page, name).click();
  }
}

async function expectOutcome(page: Page, outcome: 'right' | 'wrong' | 'goes-on', words: string): Promise<void> {
  await expect(verdict(page)).toHaveAttribute('data-outcome', outcome);
  await expect(verdict(page)).toContainText(words);
  await expect(page.getByTestId('polite')).toContainText(words);
}

/** What is kept of a lesson is written a little after it is shown. */
async function expectSolved(page: Page, lesson: string, steps: number[]): Promise<void> {
  await expect.poll(async () => (await keptLesson(page, lesson))?.solved).toEqual(steps);
}

test('legal: squares are marked, wrong ones crossed, missing ones counted, and the board does not tell', async ({ page }) => {
  await openStep(page, 'initiation/first-move', 2);
  await expect(page.locator('.legal')).toHaveCount(0);
  await expect(square(page, 'd3')).toHaveAccessibleName('d3, empty');
  await mark(page, 'd3 a1');
  await expect(square(page, 'd3')).toHaveAccessibleName('d3, empty, marked');
  await check(page);
  await expectOutcome(page, 'wrong', 'a1 does not belong there. 3 squares are still missing.');
  await expect(page.locator('[data-square=a1] .mark.wrong')).toBeVisible();
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, empty, does not belong there');
  await mark(page, 'a1 c4 f5 e6');
  await expect(verdict(page)).toHaveCount(0);
  await check(page);
  await expectOutcome(page, 'right', 'All four!');
});

test('flips: the discs that turn are marked, then the move is made', async ({ page }) => {
  await openStep(page, 'initiation/no-chain', 1);
  await expect(page.locator('[data-square=a5] .mark.pointed')).toBeVisible();
  await mark(page, 'b4 c4');
  await check(page);
  await expectOutcome(page, 'wrong', 'c4 does not belong there. 2 squares are still missing.');
  await mark(page, 'c4 b5 c5');
  await check(page);
  await expectOutcome(page, 'right', 'stays white');
  await expect(disc(page, 'b5')).toHaveClass(/black/);
  await expect(disc(page, 'a5')).toHaveClass(/black/);
});

test('turn: discs are turned by hand and back again, and nothing turns by itself', async ({ page }) => {
  await openStep(page, 'initiation/turn', 1);
  await expect(disc(page, 'd6')).toHaveClass(/white/);
  await expect(disc(page, 'd5')).toHaveClass(/black/);
  await square(page, 'e5').click();
  await expect(disc(page, 'e5')).toHaveClass(/white/);
  await check(page);
  await expectOutcome(page, 'wrong', 'e5 does not belong there.');
  await mark(page, 'e5 d5');
  await expect(disc(page, 'e5')).toHaveClass(/black/);
  await check(page);
  await expectOutcome(page, 'right', 'd5 was between d6 and d4');
});

test('move: a wrong move is explained, an illegal one refused, a right one made', async ({ page }) => {
  await openStep(page, 'initiation/first-game', 1);
  await square(page, 'a1').click({ force: true });
  await expect(verdict(page)).toContainText('a1');
  await expect(page.getByTestId('assertive')).toContainText('a1');
  const other = (await page.locator('[data-square]:not([aria-disabled])').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.square ?? ''))).find((name) => name !== 'h8');
  await square(page, other ?? '').click();
  await expectOutcome(page, 'wrong', 'a corner is waiting for you');
  await expect(disc(page, other ?? '')).toHaveCount(0);
  await square(page, 'h8').click();
  await expectOutcome(page, 'right', 'Nobody can take this disc away');
  await expect(disc(page, 'h8')).toHaveClass(/black/);
});

test('count: a number is checked, and what is none is refused', async ({ page }) => {
  await openStep(page, 'initiation/board', 3);
  const discs = await page.locator('[role=grid] .disc.black').count();
  for (const [typed, outcome, words] of [
    ['many', 'wrong', 'A number is accepted here'],
    [String(discs + 1), 'wrong', 'Not quite.'],
    [String(discs), 'right', 'You can count'],
  ] as const) {
    await page.getByLabel('Your number').fill(typed);
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toHaveAttribute('data-outcome', outcome);
    await expect(verdict(page)).toContainText(words);
  }
});

const LINE = '```exercise\nkind: line\nline: f5d6c3\nclaim: legal d3 c4 f5 e6\ntask: Find it.\nhint: Look.\nright: Found.\nwrong: No.\n```';

test('line: right moves get their replies, a wrong one leaves the board as it was', async ({ page }) => {
  await serveLesson(page, LINE);
  await square(page, 'd3').click();
  await expectOutcome(page, 'wrong', 'No.');
  await square(page, 'f5').click();
  await expectOutcome(page, 'goes-on', 'Right so far. White plays d6');
  await expect(disc(page, 'd6')).toHaveClass(/white/);
  await square(page, 'c5').click();
  await expectOutcome(page, 'wrong', 'No.');
  await expect(disc(page, 'c5')).toHaveCount(0);
  await expect(disc(page, 'd6')).toHaveClass(/white/);
  await square(page, 'c3').click();
  await expectOutcome(page, 'right', 'Found.');
  await expectSolved(page, 'initiation/board', [0]);
});

test('a hint and the answer are there for those who are stuck', async ({ page }) => {
  await openStep(page, 'initiation/first-move', 2);
  await page.getByRole('button', { name: 'Hint' }).press('Enter');
  await expect(page.getByTestId('polite')).toContainText('Start from a white disc.');
  await expect(page.getByRole('button', { name: 'Hint' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show the answer' })).toHaveCount(0);
  await check(page);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText('The answer: d3 c4 f5 e6.').first()).toBeVisible();
  await expect(page.locator('.mark.pointed')).toHaveCount(4);
  await expectSolved(page, 'initiation/first-move', []);
});

test('a question takes another answer after a wrong one', async ({ page }) => {
  await openStep(page, 'initiation/board', 2);
  await page.getByRole('button', { name: 'Still Black’s.' }).click();
  await expectOutcome(page, 'wrong', 'Try another answer.');
  await expectSolved(page, 'initiation/board', []);
  await page.getByRole('button', { name: 'Now it is White’s.' }).click();
  await expectOutcome(page, 'right', 'The side on top decides.');
});

/** A game of the learner, who is Black, with a goal. */
const game = (goal: string, position: string) =>
  `\`\`\`play\nposition: ${position}\ncolour: black\nlevel: first-steps\ngoal: ${goal}\ntask: Play.\nsuccess: Well done.\nfailure: Once more.\n\`\`\``;

/** Black plays b2 and wins 35–29. */
const LAST_MOVE = '-OOOOOOOO-OXOOOOOOXXXOXOOXXXXXXXOXXOXXXXOXXXOXOXOOXOXXXXOOOOOXXX X';

test('a goal that is met is said, and one that is missed can be tried again', async ({ page }) => {
  await serveLesson(page, game('win', LAST_MOVE));
  await square(page, 'b2').click();
  await expectOutcome(page, 'right', 'Well done.');
  await expectSolved(page, 'initiation/board', [0]);
  await page.unrouteAll();
  await page.evaluate(() => indexedDB.deleteDatabase('otho-learn'));
  await page.goto('about:blank');
  await serveLesson(page, game('discs 40', LAST_MOVE));
  await square(page, 'b2').click();
  await expectOutcome(page, 'wrong', 'Once more.');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(verdict(page)).toHaveCount(0);
  await expect(disc(page, 'b2')).toHaveCount(0);
});

test('a game of a lesson goes on after a reload, and is in the library', async ({ page }) => {
  await page.clock.install();
  await openStep(page, 'initiation/first-game', 2);
  await square(page, 'd3').click();
  await expect(disc(page, 'd3')).toHaveClass(/black/);
  await page.reload();
  await expect(disc(page, 'd3')).toHaveClass(/black/);
  await playOut(page, (name) => mouse.square(page, name));
  await expectOutcome(page, 'right', 'You have played a whole game of Othello.');
  await page.goto('./#/games');
  await expect(page.locator('[data-game]')).toContainText('Your first game');
});

test('in the game of a lesson the coach speaks of the learner’s own move, not of the reply', async ({ page }) => {
  await page.clock.install();
  await openStep(page, 'initiation/first-game', 2);
  const status = page.getByTestId('status');
  const why = page.getByRole('button', { name: 'Why?' });
  await expect(why).toBeDisabled();
  await square(page, 'd3').click();
  await page.clock.runFor(2_000);
  await expect(status).toContainText('White plays', { timeout: 60_000 });
  await why.click();
  await expect(status).toHaveText('No move is better than d3.', { timeout: 120_000 });
  await expect(page.getByTestId('polite')).toContainText('No move is better than d3.');
});

test('text mode: in the game of a lesson the coach speaks of the learner’s own move', async ({ page }) => {
  await inTextMode(page);
  await page.clock.install();
  await openStep(page, 'initiation/first-game', 2);
  const answers = page.getByTestId('log').locator('.answer');
  await send(page, 'd3');
  await page.clock.runFor(2_000);
  await expect(answers.last()).toContainText('White plays', { timeout: 60_000 });
  await send(page, 'why');
  await expect(answers.last()).toHaveText('No move is better than d3.', { timeout: 120_000 });
});

test('text mode: every board of a step can be read, and a question without one is about the board before it', async ({ page }) => {
  await inTextMode(page);
  await openStep(page, 'rules/moves', 3);
  const others = page.locator('main details');
  await expect(others).toHaveCount(2);
  await others.first().locator('summary').press('Enter');
  await expect(others.first()).toContainText('2: c black, f black');
  await send(page, 'r4');
  await expect(page.getByTestId('log').locator('li').last()).toContainText('4: b black, d to f black');
  await openStep(page, 'rules/start', 4);
  await expect(others).toHaveCount(0);
  await send(page, 'r4');
  await expect(page.getByTestId('log').locator('li').last()).toContainText('d white, e black');
});

test('text mode: what the exercise asks for is not told, wrong and unknown answers are answered', async ({ page }) => {
  await inTextMode(page);
  await openStep(page, 'initiation/first-move', 2);
  const log = page.getByTestId('log').locator('li');
  for (const [typed, answer] of [
    ['m', 'That is what you are asked to find.'],
    ['w d3', 'That is what you are asked to find.'],
    ['r4', 'd white, e black'],
    ['h', 'Start from a white disc.'],
    ['d3 a1', 'a1 does not belong there. 3 squares are still missing.'],
    ['what', 'Squares are accepted here, such as d3 c4.'],
    ['undo', 'That does nothing in this step.'],
    ['?', 'Type all the squares, for example d3 c4.'],
    ['d3 c4 f5 e6', 'All four!'],
    ['m', 'd3, c4, f5, e6'],
  ] as const) {
    await send(page, typed);
    await expect(log.last()).toContainText(typed);
    await expect(log.last()).toContainText(answer);
  }
  await send(page, 'back');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Black begins');
});
