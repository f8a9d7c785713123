// Practice: what comes next, what is counted and kept, and what is said where there is no exercise.

import { expect, test, type Page } from '@playwright/test';
import { verdict } from './lesson.ts';
import { heard, listen, log } from './play.ts';
import { fixChance, openPractice, SEED, summary, task } from './practice.ts';
import { otho } from './rules.ts';
import { inTextMode, send } from './support.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fixChance(page);
});

const check = (page: Page) => page.getByRole('button', { name: 'Check' }).click();
const choose = (page: Page, topic: string) => page.getByLabel('What to practice').selectOption({ label: topic });
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Looking for a position…' });

test('what was failed comes again another day, before anything else', async ({ page }) => {
  await openPractice(page, 'flips');
  await check(page);
  await expect(verdict(page)).toHaveAttribute('data-outcome', 'wrong');
  await expect(summary(page)).not.toContainText('To be repeated');
  await page.clock.setFixedTime(Date.now() + 2 * 86_400_000);
  await page.goto('about:blank');
  await openPractice(page, 'mixed');
  await expect(summary(page)).toContainText('To be repeated: What flips?');
  await expect(page.getByRole('heading', { level: 2, name: 'What flips?' })).toBeVisible();
});

test('a puzzle does not tell what it is about before it is over, and rates the player', async ({ page }) => {
  await openPractice(page, 'puzzle');
  const title = page.getByRole('heading', { level: 2 }).first();
  await expect(title).toHaveText('Puzzle');
  await page.locator('[data-square]:not([aria-disabled])').first().click();
  await expect(verdict(page)).toHaveAttribute('data-outcome', /right|wrong/);
  await expect(title).not.toHaveText('Puzzle');
  const outcome = await verdict(page).getAttribute('data-outcome');
  await expect(summary(page)).toContainText(/Rating in puzzles: \d+ ± \d+/);
  const rating = Number(/puzzles: (\d+)/.exec(await summary(page).innerText())?.[1]);
  const before = new otho.Progress().summary(0, 'en').rating;
  expect(rating > before).toBe(outcome === 'right');
  expect(rating).not.toBe(Math.round(before));
});

test('an illegal move is refused and does not count', async ({ page }) => {
  await openPractice(page, 'puzzle');
  const disc = await page.locator('[role=grid] [data-square]:has(.disc)').first().getAttribute('data-square');
  await page.locator(`[data-square=${disc}]`).click({ force: true });
  await expect(page.getByTestId('assertive')).toContainText(disc ?? '');
  await expect(summary(page)).toContainText('Nothing yet');
});

test('a hint is there for the asking, and another exercise for those who do not like this one', async ({ page }) => {
  await openPractice(page, 'legal');
  const { hint } = otho.exerciseWords(otho.makeExercise('legal', 1, SEED, 'en'), 'en');
  await page.getByRole('button', { name: 'Hint' }).press('Enter');
  await expect(page.getByTestId('polite')).toContainText(hint);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeFocused();
  await expect(page.getByText(hint).first()).toBeVisible();
  await page.getByRole('button', { name: 'Another one' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page.locator('main').getByText(hint)).toHaveCount(0);
  await expect(summary(page)).toContainText('Nothing yet');
});

test('two tabs count both of their exercises', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openPractice(tab, 'legal');
  }
  for (const tab of [page, other]) {
    await check(tab);
    await expect(verdict(tab)).toHaveAttribute('data-outcome', 'wrong');
  }
  for (const tab of [page, other]) {
    await expect(summary(tab).getByRole('row', { name: /^Legal moves 0 2 / })).toBeVisible();
  }
});

for (const [what, files] of [
  ['the weights', /\.bin/],
  ['the engine', /otho_wasm_engine_bg[^/]*\.wasm/],
  ['the worker', /worker-[^/]*\.js/],
] as const) {
  test(`without ${what} an exercise that needs it says so once, others are there, and it comes when asked for again`, async ({ page }) => {
    await listen(page);
    await page.route(files, (route) => route.abort());
    await page.goto('./#/learn/practice?what=corner');
    const problem = page.getByRole('alert');
    await expect(problem).toContainText('This exercise cannot be made: its part of the program did not load.');
    await expect(problem).toContainText('Check your connection, then try again.');
    expect((await heard(page)).filter((text) => text.includes('cannot be made'))).toHaveLength(1);
    await choose(page, 'Legal moves');
    await expect(page.getByRole('heading', { level: 2, name: 'Legal moves' })).toBeVisible();
    await expect(problem).toHaveCount(0);
    await choose(page, 'Take the corner');
    await expect(problem).toBeVisible();
    await page.unroute(files);
    await problem.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Take the corner' })).toBeFocused();
    await expect(problem).toHaveCount(0);
  });
}

test('while a position is looked for the page answers, and something else can be chosen', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\.bin/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('./#/learn/practice?what=quiet');
  await expect(waiting(page)).toContainText('You can choose something else meanwhile.');
  await choose(page, 'What flips?');
  await expect(page.getByRole('heading', { level: 2, name: 'What flips?' })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await choose(page, 'The quiet move');
  await expect(waiting(page)).toBeVisible();
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  arrive();
  await openPractice(page, 'quiet');
  await expect(page.getByRole('heading', { level: 2, name: 'The quiet move' })).toBeVisible();
});

test('text mode: a slip of the finger does not count, what is asked for is not told, and the end says what next', async ({ page }) => {
  await inTextMode(page);
  await openPractice(page, 'legal');
  await expect(page.getByRole('grid')).toHaveCount(0);
  const exercise = otho.makeExercise('legal', 1, SEED, 'en');
  const { marks } = exercise.answer as { marks: string[] };
  const { hint } = otho.exerciseWords(exercise, 'en');
  for (const [typed, answer] of [
    ['m', 'That is what you are asked to find.'],
    ['r4', 'Row 4'],
    ['?', 'Type all the squares, for example d3 c4. b reads the board'],
    ['h', hint],
    ['d3 c9', 'is not a command'],
    ['undo', 'That does nothing in this step.'],
    [marks.map((square) => square.toUpperCase()).join(', '), 'Right'],
    ['d3', 'This exercise is over; type next for another one.'],
  ] as const) {
    await send(page, typed);
    await expect(log(page).last()).toContainText(typed);
    await expect(log(page).last()).toContainText(answer);
  }
  await send(page, 'next');
  await expect(log(page)).toHaveCount(0);
  await expect(task(page)).toBeVisible();
  await expect(summary(page).getByRole('row', { name: /^Legal moves 1 0 / })).toBeVisible();
});

test('text mode: who wins is answered by a number or in words', async ({ page }) => {
  await inTextMode(page);
  await openPractice(page, 'ahead');
  await send(page, '4');
  await expect(log(page).last()).toContainText('is not a command');
  await send(page, 'draw');
  await expect(log(page).last()).toContainText(/Right\.|No\./);
});
