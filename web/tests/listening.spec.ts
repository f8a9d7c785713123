// For those who listen and those who use the keyboard. docs/accessibility.md says it in words.

import { readFileSync } from 'node:fs';
import { computer, eventsOf, expect, heard, LANGUAGES, legal, listen, log, openGame, plies, result, square, stopTime, test, untilShown, untilTurn, WITH_PASS, withSettings, type Page } from './play.ts';
import { inTextMode, send } from './support.ts';

const documented = readFileSync(new URL('../../docs/accessibility.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => /^\d+\. (.*)$/.exec(line)?.[1] ?? []);

/** What has the focus, by the name that is read. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) {
      return '';
    }
    return (activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '').trim();
  });
}

test('the tab order of a game is the documented one', async ({ page }) => {
  await openGame(page, { events: eventsOf(['f5', 'f6']) });
  await page.reload();
  await expect(square(page, 'f6')).toBeVisible();
  const order: string[] = [];
  for (let n = 0; n < documented.length + 3; n += 1) {
    await page.keyboard.press('Tab');
    const name = await focused(page);
    if (name === '' || name === order[0]) {
      break;
    }
    order.push(name);
  }
  expect(order).toEqual(documented);
});

test('the focus is on the played square after each of 60 moves', async ({ page }) => {
  await withSettings(page, { motion: 'less' });
  await openGame(page);
  await square(page, 'd3').focus();
  for (const [n, move] of WITH_PASS.entries()) {
    // Through the keys of the grid only: the row from its start, the column from its top.
    await page.keyboard.press('Control+Home');
    for (let x = 'a'.charCodeAt(0); x < move.charCodeAt(0); x += 1) {
      await page.keyboard.press('ArrowRight');
    }
    for (let y = '1'.charCodeAt(0); y < move.charCodeAt(1); y += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press(n % 2 === 0 ? 'Enter' : 'Space');
    await expect(square(page, move).locator('.disc')).toBeAttached();
    await expect(square(page, move)).toBeFocused();
  }
  await expect(result(page)).toBeVisible();
});

test('the focus stays on the played square when the computer answers', async ({ page }) => {
  await stopTime(page);
  await openGame(page, { white: computer });
  for (const _ of [1, 2, 3, 4]) {
    expect(await untilTurn(page)).toBe('turn');
    const [move = ''] = await legal(page);
    await square(page, move).focus();
    await page.keyboard.press('Enter');
    expect(await untilTurn(page)).toBe('turn');
    await expect(square(page, move)).toBeFocused();
  }
});

test('arrows lead through the list of moves, which is one stop', async ({ page }) => {
  await openGame(page, { events: eventsOf(WITH_PASS.slice(0, 12)) });
  const move = (ply: number) => page.locator(`[data-ply="${ply}"]`);
  await expect(page.locator('[data-ply][tabindex="0"]')).toHaveCount(1);
  await move(13).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(move(12)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(move(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(move(1)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('End');
  await expect(move(13)).toBeFocused();
});

for (const language of LANGUAGES) {
  test(`a game with a pass is said in ${language}, one utterance a turn`, async ({ page }) => {
    await listen(page);
    await withSettings(page, { language, motion: 'less' });
    await openGame(page);
    await heard(page);
    const said: string[] = [];
    for (const move of WITH_PASS) {
      await square(page, move).click();
      await expect(square(page, move).locator('.disc')).toBeAttached();
      await untilShown(page);
      const now = await heard(page);
      expect(now).toHaveLength(1);
      said.push(...now);
    }
    expect(`${said.join('\n')}\n`).toMatchSnapshot(`game-${language}.txt`);
  });
}

test('short sentences are said to those who want them', async ({ page }) => {
  await listen(page);
  await withSettings(page, { verbosity: 'short' });
  await openGame(page);
  await heard(page);
  await square(page, 'f5').click();
  await untilShown(page);
  expect(await heard(page)).toEqual(['Black f5, flips 1. White, 3 moves.']);
});

test('single keys answer on the board, and not when they are switched off', async ({ page }) => {
  await listen(page);
  await openGame(page, { events: eventsOf(['f5']) });
  await square(page, 'f5').focus();
  await heard(page);
  await page.keyboard.press('m');
  await page.keyboard.press('c');
  await page.keyboard.press('u');
  await plies(page, 0);
  expect(await heard(page)).toEqual([
    'White has 3 moves: f4, d6, f6.',
    'Black has 4 discs, White 1 disc; 59 squares are empty.',
    'Taken back. Black to move, 4 moves.',
  ]);
  await square(page, 'c4').focus();
  await heard(page);
  for (const key of ['r', 'v', 'w']) {
    await page.keyboard.press(key);
  }
  expect(await heard(page)).toEqual(['Row 4: d white, e black.', 'Column c: empty.', 'c4 would flip 1 disc: d4.']);
  await page.evaluate(() => localStorage.setItem('otho.settings', JSON.stringify({ shortcuts: false })));
  await page.reload();
  await square(page, 'f5').focus();
  await heard(page);
  await page.keyboard.press('m');
  expect(await heard(page)).toEqual([]);
});

test.describe('in text mode, without the board', () => {
  /** Types a command and hands back what the log then says last. */
  async function ask(page: Page, command: string): Promise<string> {
    const before = await log(page).count();
    await send(page, command);
    await expect.poll(() => log(page).count()).toBeGreaterThan(before);
    return log(page).last().locator('.answer').innerText();
  }

  test.beforeEach(async ({ page }) => {
    await stopTime(page);
    await listen(page);
    await inTextMode(page);
  });

  test('a game, undo, hint, save and review', async ({ page }) => {
    await openGame(page);
    await expect(page.locator('[data-square]')).toHaveCount(0);
    for (const move of 'f5f4c3e6f7g6g4e8g8g5'.match(/../g) ?? []) {
      expect(await ask(page, move)).toContain(`plays ${move}`);
    }
    expect(await ask(page, 'undo')).toBe('Taken back. White to move, 7 moves.');
    await heard(page);
    const hint = await ask(page, 'h');
    expect(hint).toMatch(/^Hint: [a-h][1-8]\.$/);
    expect(await heard(page)).toEqual([hint]);
    expect(await ask(page, 'redo')).toContain('White plays g5');
    expect(await ask(page, 'h5')).toMatch(/Neither player has a move left\. Black wins 63 to 1; on the board 14 to 1\.$/);
    await expect(result(page)).toBeVisible();

    await page.getByLabel('Command').fill('save');
    await page.keyboard.press('Enter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('dialog[open] [data-format=transcript]').click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8').trim()).toBe('f5f4c3e6f7g6g4e8g8g5h5');
    await page.keyboard.press('Escape');

    expect(await ask(page, 'review')).toBe('Nothing has been played yet.');
    expect(await ask(page, 'forward')).toBe('Black plays f5 and flips 1 disc. Flipped: e5.');
    expect(await ask(page, 'm')).toBe('White has 3 moves: f4, d6, f6.');
    expect(await ask(page, 'end')).toContain('Black plays h5');
  });

  test('what cannot be done is said and stays in the log', async ({ page }) => {
    await openGame(page, { white: computer });
    await heard(page);
    expect(await ask(page, 'a1')).toBe('Black cannot play a1, because the move would flip nothing.');
    expect(await ask(page, 'nonsense')).toContain('“nonsense” is not a command');
    expect(await ask(page, 'undo')).toBe('There is no move of yours to take back.');
    expect(await ask(page, 'forward')).not.toBe('');
    expect(await heard(page, 'assertive')).toHaveLength(3);
    expect(await ask(page, 'fř')).toContain('Black plays f5');
  });

  test('single keys answer outside of the command box too, and their answers stay in the log', async ({ page }) => {
    await openGame(page, { events: eventsOf(['f5']) });
    await page.getByTestId('log').focus();
    await heard(page);
    await page.keyboard.press('m');
    await expect(log(page).last()).toContainText('White has 3 moves: f4, d6, f6.');
    await page.keyboard.press(',');
    await expect(log(page).last()).toContainText('Nothing has been played yet.');
    expect(await heard(page)).toEqual(['White has 3 moves: f4, d6, f6.', 'Nothing has been played yet.']);
    // In the box they are letters.
    await page.getByLabel('Command').press('m');
    await expect(page.getByLabel('Command')).toHaveValue('m');
    expect(await heard(page)).toEqual([]);
  });

  test('after the end there is all that the board offers', async ({ page }) => {
    await openGame(page, { events: eventsOf(WITH_PASS) });
    await expect(result(page).locator('button, a')).toHaveText(['Rematch', 'Review', 'Save', 'Share', 'New game']);
  });

  test('resigning asks first', async ({ page }) => {
    await openGame(page);
    await page.getByLabel('Command').fill('resign');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Resign the game?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Command')).toBeFocused();
    await expect(result(page)).toHaveCount(0);
    await page.keyboard.type('resign');
    await page.keyboard.press('Enter');
    await page.locator('dialog[open] button.danger').click();
    await expect(log(page).last()).toContainText('Black resigned.');
  });

  test('the clocks are read when asked for', async ({ page }) => {
    await openGame(page, { rules: { time: '5+3' }, ago: 30_000 });
    expect(await ask(page, 't')).toBe('Black has 4 minutes 30 seconds left. White has 5 minutes left.');
  });
});

test('who is in the list of moves when the computer ends the game stays in it', async ({ page }) => {
  await stopTime(page);
  // Black, the computer, makes the last move.
  await openGame(page, { black: computer, events: eventsOf(WITH_PASS.slice(0, -1)) });
  await page.locator('[data-ply][tabindex="0"]').focus();
  expect(await untilTurn(page)).toBe('over');
  await expect(page.locator('[data-ply][tabindex="0"]')).toBeFocused();
});
