// The coach: why a move was good or bad, on the board and in the text mode, and what it says where it cannot.

import { action, eventsOf, expect, heard, LANGUAGES, listen, log, openGame, square, status, test, withSettings, type Page } from './play.ts';
import { inTextMode, send } from './support.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const why = (page: Page) => page.getByRole('button', { name: 'Why?' });
const problem = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => problem(page).getByRole('button', { name: 'Try again' });

/** The parallel opening, whose second move is a mistake, whatever weights judge it. */
const MISTAKE = eventsOf(['d3', 'e3']);
const COSTS = /e3 .*costs/;

/** What the coach says of a good move, and neither the hint nor the announcement of it. */
const reasonFor = (move: string) => new RegExp(`^No move is better than ${move}|^${move} `);

test('it says why a move was good or bad, and points at squares', async ({ page }) => {
  await openGame(page, { events: MISTAKE });
  const said = await status(page).innerText();
  await why(page).click();
  await expect(status(page)).toHaveText(COSTS);
  const reason = await status(page).innerText();
  expect(reason).not.toBe(said);
  await expect(page.getByTestId('polite')).toContainText(reason);
  const better = /([a-h][1-8]) is better/.exec(reason)?.[1];
  await expect(page.locator(`[data-square=${better}] .mark.pointed`)).toBeVisible();
  // Another position, another move: what was said is gone, and comes back with its move.
  await action(page, 'back').click();
  await expect(status(page)).not.toHaveText(reason);
  await expect(page.locator('.mark')).toHaveCount(0);
  await action(page, 'forward').click();
  await expect(status(page)).toHaveText(reason);
});

test('after a hint it is asked about the hint, until that is played', async ({ page }) => {
  await openGame(page, { events: MISTAKE });
  await action(page, 'hint').click();
  await expect(status(page)).toHaveText(/^Hint: [a-h][1-8]\.$/);
  const hint = /[a-h][1-8]/.exec(await status(page).innerText())?.[0] ?? '';
  await why(page).click();
  await expect(status(page)).toHaveText(reasonFor(hint));
  await expect(page.locator(`[data-square=${hint}] .hint`)).toBeVisible();
  await square(page, hint).click();
  await expect(status(page)).toContainText(`plays ${hint}`);
  await why(page).click();
  await expect(status(page)).toHaveText(reasonFor(hint));
});

test('text mode: it answers, of the hint too, and has nothing to say before the first move', async ({ page }) => {
  await inTextMode(page);
  await openGame(page);
  await send(page, 'why');
  await expect(log(page).last()).toContainText('There is no move to ask about yet.');
  await send(page, 'f5');
  await expect(log(page).last()).toContainText('plays f5');
  await send(page, 'Why?');
  await expect(log(page).last()).toContainText('Why?');
  await expect(log(page).last().locator('.answer')).toContainText('f5');
  await send(page, 'h');
  await expect(log(page).last()).toContainText('Hint:');
  const hint = /[a-h][1-8]/.exec(await log(page).last().innerText())?.[0] ?? '';
  await send(page, 'why');
  await expect(log(page).last()).toContainText('why');
  await expect(log(page).last().locator('.answer')).toHaveText(reasonFor(hint));
});

const WORDS = {
  en: ['why', 'There is no move to ask about yet.'],
  fr: ['pourquoi', 'Il n’y a pas encore de coup à expliquer.'],
  cs: ['proč', 'Zatím tu není tah, na který by se dalo ptát.'],
} as const;

for (const language of LANGUAGES) {
  test(`text mode: the list of commands has it in ${language}, and what it lists is understood`, async ({ page }) => {
    const [word, answer] = WORDS[language];
    await withSettings(page, { language });
    await inTextMode(page);
    await openGame(page);
    await send(page, '?');
    await expect(log(page).last()).toContainText(new RegExp(`\n${word}\\s?: `));
    for (const typed of [word, 'why']) {
      await send(page, typed);
      await expect(log(page).last()).toContainText(typed);
      await expect(log(page).last()).toContainText(answer);
    }
  });
}

for (const [what, files] of [
  ['the weights', /\.bin/],
  ['the engine', /otho_wasm_engine_bg[^/]*\.wasm/],
  ['the worker', /worker-[^/]*\.js/],
] as const) {
  test(`without ${what} it says once that it cannot answer, and answers when asked again`, async ({ page }) => {
    await listen(page);
    await page.route(files, (route) => route.abort());
    await openGame(page, { events: MISTAKE });
    await why(page).click();
    await expect(problem(page)).toContainText('The coach cannot answer: its part of the program did not load.');
    await expect(problem(page)).toContainText('Check your connection, then try again.');
    expect((await heard(page)).filter((text) => text.includes('cannot answer'))).toHaveLength(1);
    // It is about this move: others can be looked at without it.
    await action(page, 'back').click();
    await expect(problem(page)).toHaveCount(0);
    await action(page, 'forward').click();
    await page.unroute(files);
    await retry(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(status(page)).toHaveText(COSTS);
    await expect(problem(page)).toHaveCount(0);
  });
}

test('without a network it says so, and answers when there is one again', async ({ page, context }) => {
  await openGame(page, { events: MISTAKE });
  await context.setOffline(true);
  await why(page).click();
  await expect(problem(page)).toContainText('The coach cannot answer');
  await context.setOffline(false);
  await retry(page).click();
  await expect(status(page)).toHaveText(COSTS);
});

test('text mode: what it cannot answer stays in the log, and can be tried again', async ({ page }) => {
  await inTextMode(page);
  await page.route(/\.bin/, (route) => route.abort());
  await openGame(page, { events: MISTAKE });
  await send(page, 'why');
  await expect(log(page).last()).toContainText('The coach cannot answer');
  await page.unroute(/\.bin/);
  await retry(page).click();
  await expect(log(page).last()).toContainText(COSTS);
  await expect(problem(page)).toHaveCount(0);
});
