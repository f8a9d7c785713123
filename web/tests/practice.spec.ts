// Exercises and puzzles: solved, failed, counted and kept; and the coach, who says why.

import { expect, test, type Page } from '@playwright/test';
import type { Exercise } from '../../target/wasm/web/otho_wasm.js';
import { verdict } from './lesson.ts';
import { eventsOf, openGame, status } from './play.ts';
import { otho } from './rules.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Chance is the same every time, so that the test can make the same exercise.
  await page.addInitScript(() => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint32Array) {
        array.fill(7);
      }
      return array;
    };
  });
});

const summary = (page: Page) => page.getByTestId('summary');
const task = (page: Page) => page.getByTestId('task');
const square = (page: Page, name: string) => page.locator(`[role=grid] [data-square=${name}]`);

const made = (kind: string): Exercise => otho.makeExercise(kind, 1, 7, 'en');
const marksOf = ({ answer }: Exercise): string[] => ('marks' in answer ? answer.marks : []);

async function open(page: Page, what: string): Promise<void> {
  await page.goto(`./#/learn/practice?what=${what}`);
  await expect(task(page)).toBeVisible({ timeout: 120_000 });
}

for (const kind of ['legal', 'flips']) {
  test(`${kind}: solved and failed, and both are counted and kept`, async ({ page }) => {
    const exercise = made(kind);
    await open(page, kind);
    await expect(summary(page)).toContainText('Nothing yet');
    for (const name of marksOf(exercise)) {
      await square(page, name).click();
    }
    // By keyboard: the focus is never lost.
    await page.getByRole('button', { name: 'Check' }).press('Enter');
    await expect(verdict(page)).toHaveAttribute('data-outcome', 'right');
    await expect(page.getByRole('button', { name: 'Next exercise' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(verdict(page)).toHaveAttribute('data-outcome', 'wrong');
    await expect(page.locator('.mark.pointed').first()).toBeVisible();
    const row = summary(page).getByRole('row', { name: new RegExp(`^${otho.exerciseWords(exercise, 'en').name.replace('?', '.')} 1 1 `) });
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();
  });
}

test('what was failed comes again another day, before anything else', async ({ page }) => {
  await open(page, 'flips');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(verdict(page)).toHaveAttribute('data-outcome', 'wrong');
  await expect(summary(page)).not.toContainText('To be repeated');
  await page.clock.setFixedTime(Date.now() + 2 * 86_400_000);
  await page.goto('about:blank');
  await open(page, 'mixed');
  await expect(summary(page)).toContainText('To be repeated: What flips?');
  await expect(page.getByRole('heading', { level: 2, name: 'What flips?' })).toBeVisible();
});

test('a puzzle is solved or failed, and rates the player', async ({ page }) => {
  await open(page, 'puzzle');
  const puzzle = new otho.Progress().choosePuzzle(Math.floor(Date.now() / 86_400_000), 7);
  // What it is about would be half of the answer.
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Puzzle');
  await square(page, puzzle?.solution ?? '').click();
  await expect(verdict(page)).toHaveAttribute('data-outcome', 'right');
  await expect(square(page, puzzle?.solution ?? '').locator('.disc')).toBeVisible();
  await expect(summary(page)).toContainText(/Rating in puzzles: \d+ ± \d+/);
  const rating = Number(/puzzles: (\d+)/.exec(await summary(page).innerText())?.[1]);
  expect(rating).toBeGreaterThan(new otho.Progress().summary(0, 'en').rating);
  await page.getByRole('button', { name: 'Next exercise' }).click();
  await expect(verdict(page)).toHaveCount(0);
  await expect(task(page)).toBeVisible();
});

test('an illegal move is refused and does not count', async ({ page }) => {
  await open(page, 'puzzle');
  const disc = await page.locator('[role=grid] [data-square]:has(.disc)').first().getAttribute('data-square');
  await square(page, disc ?? '').click({ force: true });
  await expect(page.getByTestId('assertive')).toContainText(disc ?? '');
  await expect(summary(page)).toContainText('Nothing yet');
});

test('an exercise that the engine makes is played move by move', async ({ page }) => {
  test.setTimeout(300_000);
  await open(page, 'last');
  // Whatever is tried, it is judged; a right move goes on until the end, a wrong one shows what was better.
  while ((await page.getByRole('button', { name: 'Next exercise' }).count()) === 0) {
    await page.locator('[data-square]:not([aria-disabled])').first().click();
    await expect(verdict(page)).toHaveAttribute('data-outcome', /right|wrong|goes-on/);
  }
  await expect(summary(page).getByRole('row', { name: /^The last squares/ })).toBeVisible();
});

test('two tabs count both of their exercises', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, 'legal');
  }
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Check' }).click();
    await expect(verdict(tab)).toHaveAttribute('data-outcome', 'wrong');
  }
  for (const tab of [page, other]) {
    await expect(summary(tab).getByRole('row', { name: /^Legal moves 0 2 / })).toBeVisible();
  }
});

test('practice in the text mode', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('otho.text-mode', 'on'));
  await open(page, 'legal');
  await expect(page.getByRole('grid')).toHaveCount(0);
  const log = page.getByTestId('log').locator('li');
  const send = async (text: string) => {
    await page.getByRole('textbox', { name: 'Command' }).fill(text);
    await page.keyboard.press('Enter');
    await expect(log.last()).toContainText(text);
  };
  await send('m');
  await expect(log.last()).toContainText('That is what you are asked to find.');
  await send('r4');
  await expect(log.last()).toContainText('Row 4');
  await send(marksOf(made('legal')).join(' '));
  await expect(log.last()).toContainText('Right');
  await page.getByRole('textbox', { name: 'Command' }).fill('next');
  await page.keyboard.press('Enter');
  await expect(log).toHaveCount(0);
  await expect(summary(page).getByRole('row', { name: /^Legal moves 1 0 / })).toBeVisible();
});

test('the coach says why a move was good or bad, and points at squares', async ({ page }) => {
  test.setTimeout(300_000);
  await openGame(page, { events: eventsOf(['d3', 'c3']) });
  const said = await status(page).innerText();
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(status(page)).toHaveText(/c3 costs/, { timeout: 120_000 });
  const why = await status(page).innerText();
  expect(why).not.toBe(said);
  await expect(page.getByTestId('polite')).toContainText(why);
  await expect(page.locator('[data-square=c4] .mark.pointed')).toBeVisible();
  // Another position, another move: what was said is gone, and comes back with its move.
  await page.locator('[data-action=back]').click();
  await expect(status(page)).not.toHaveText(why);
  await expect(page.locator('.mark')).toHaveCount(0);
  await page.locator('[data-action=forward]').click();
  await expect(status(page)).toHaveText(why);
});

test('the coach answers in the text mode too, and has nothing to say before the first move', async ({ page }) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => localStorage.setItem('otho.text-mode', 'on'));
  await openGame(page, {});
  const log = page.getByTestId('log').locator('li');
  const send = async (text: string) => {
    await page.getByRole('textbox', { name: 'Command' }).fill(text);
    await page.keyboard.press('Enter');
  };
  await send('why');
  await expect(log.last()).toContainText('There is no move to ask about yet.');
  await send('f5');
  await send('why');
  await expect(log.last()).toContainText('why', { timeout: 120_000 });
  await expect(log.last()).toContainText('f5');
});
