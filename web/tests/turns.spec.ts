// What happens at the board besides moves that go well.

import {
  action,
  BEFORE_PASS,
  computer,
  drawn,
  eventsOf,
  expect,
  heard,
  human,
  keptAfter,
  keptGame,
  legal,
  listen,
  more,
  openGame,
  playAll,
  plies,
  poke,
  result,
  square,
  status,
  stopTime,
  test,
  untilShown,
  untilTurn,
  WITH_PASS,
  withSettings,
} from './play.ts';

const SIX = WITH_PASS.slice(0, 6);

test('a click on a square that may not be played says why and changes nothing', async ({ page }) => {
  await listen(page);
  await openGame(page, { events: eventsOf(['f5']) });
  const before = await drawn(page);
  await heard(page);
  await poke(square(page, 'a1'));
  await expect(status(page)).toHaveText('White cannot play a1, because the move would flip nothing.');
  await poke(square(page, 'f5'));
  await expect(status(page)).toHaveText('White cannot play f5, because the square is occupied.');
  expect(await heard(page)).toEqual([
    'White cannot play a1, because the move would flip nothing.',
    'White cannot play f5, because the square is occupied.',
  ]);
  expect(await drawn(page)).toBe(before);
  // A move that goes well takes the place of the refusal.
  await square(page, 'f6').click();
  await expect(status(page)).toContainText('White plays f6');
});

test('the first frame after a click shows the disc, and what comes of it follows once that is drawn', async ({ page }) => {
  await listen(page);
  await openGame(page, { events: eventsOf(['f5']) });
  await heard(page);
  // The move flips e5.
  const first = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-square=f6]')?.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isWhite = (name: string) => document.querySelector(`[data-square=${name}] .disc`)?.classList.contains('white');
    return { f6: isWhite('f6'), e5: isWhite('e5'), turns: document.querySelectorAll('[data-ply]').length, said: window.heard.length };
  });
  expect(first).toEqual({ f6: true, e5: false, turns: 1, said: 0 });
  await plies(page, 2);
  await expect(square(page, 'e5').locator('.disc')).toHaveClass(/white/);
  // All of it is one turn.
  expect(await heard(page)).toHaveLength(1);
});

test('what is asked before the rest of a move is shown finds the move made', async ({ page }) => {
  // No frame is ever drawn.
  await page.addInitScript(() => Object.assign(globalThis, { IntersectionObserver: class { observe() {} disconnect() {} } }));
  const id = await openGame(page);
  const click = (name: string) => page.evaluate((of) => document.querySelector<HTMLElement>(`[data-square=${of}]`)?.click(), name);
  await click('f5');
  await expect(square(page, 'f5').locator('.disc')).toBeAttached();
  await plies(page, 0);
  await click('f6');
  await plies(page, 1);
  await expect(square(page, 'f6').locator('.disc')).toHaveClass(/white/);
  await action(page, 'undo').click();
  await plies(page, 1);
  const done = async () => (await keptGame(page, id)).events(0).map((event) => event.split(' ')[1]);
  await expect.poll(done).toEqual(['f5', 'f6', 'undo']);
  // The first move of a game can be taken back while the button still says that there is none.
  await action(page, 'undo').click();
  await plies(page, 0);
  await click('f5');
  await expect(square(page, 'f5').locator('.disc')).toBeAttached();
  await poke(action(page, 'undo'));
  await expect(square(page, 'f5').locator('.disc')).not.toBeAttached();
  await expect.poll(done).toEqual(['f5', 'f6', 'undo', 'undo', 'f5', 'undo']);
});

test('ten clicks in one instant make one move', async ({ page }) => {
  await stopTime(page);
  const id = await openGame(page, { white: computer });
  await expect(square(page, 'f5')).not.toHaveAttribute('aria-disabled');
  await page.evaluate(() => {
    for (const name of ['f5', 'd3', 'c4', 'e6', 'f5', 'd3', 'c4', 'e6', 'f4', 'f6']) {
      document.querySelector<HTMLElement>(`[data-square=${name}]`)?.click();
    }
  });
  await plies(page, 1);
  expect((await keptAfter(page, id, 1)).events(0).map((event) => event.split(' ')[1])).toEqual(['f5']);
  await untilTurn(page);
  await plies(page, 2);
});

test('ten quick clicks of two people make one move a turn', async ({ page }) => {
  const id = await openGame(page);
  await square(page, 'f5').click({ clickCount: 10, delay: 0 });
  await plies(page, 1);
  expect(await drawn(page)).toBe((await keptAfter(page, id, 1)).view().squares);
});

test('a click during an animation ends it and counts', async ({ page }) => {
  await withSettings(page, { motion: 'full' });
  const id = await openGame(page, { events: eventsOf(WITH_PASS.slice(0, 20)) });
  await expect(square(page, 'g2')).not.toHaveAttribute('aria-disabled');
  const counts = await page.evaluate(async (moves) => {
    const running = () => document.querySelector('[role=grid]')?.getAnimations({ subtree: true }).length ?? 0;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const click = (name: string | undefined) => document.querySelector<HTMLElement>(`[data-square=${name}]`)?.click();
    // Slow enough for any machine to see it.
    document.documentElement.style.setProperty('--flip', '60s');
    click(moves[0]);
    // The disc that is put down moves first, then those that it flips.
    const isTurning = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    for (let n = 0; n < 100 && !isTurning(); n += 1) {
      await frame();
    }
    const during = running();
    click(moves[1]);
    // What was turning lies still at once; nothing else begins until the next turn.
    await Promise.resolve();
    return { during, after: running() };
  }, WITH_PASS.slice(20, 22));
  expect(counts.during).toBeGreaterThan(0);
  expect(counts.after).toBe(0);
  await plies(page, 23);
  const kept = await keptAfter(page, id, 23);
  expect(await drawn(page)).toBe(kept.view().squares);
});

test('clicks while the computer answers do nothing to the game', async ({ page }) => {
  await stopTime(page);
  await listen(page);
  const id = await openGame(page, { white: computer });
  await square(page, 'f5').click();
  await plies(page, 1);
  await heard(page);
  expect(await legal(page)).toEqual([]);
  for (const name of ['f6', 'd6', 'f4']) {
    await poke(square(page, name));
  }
  // The same text is said again, with a no-break space at its end.
  expect((await heard(page, 'assertive')).map((text) => text.trim())).toEqual(Array(3).fill('It is not your turn.'));
  await untilTurn(page);
  await keptAfter(page, id, 2);
});

test('undo and redo go through a pass', async ({ page }) => {
  await listen(page);
  await openGame(page);
  await playAll(page, WITH_PASS.slice(0, BEFORE_PASS - 1));
  const before = await drawn(page);
  await square(page, WITH_PASS[BEFORE_PASS - 1] ?? '').click();
  const passed = 'White plays h6 and flips 1 disc. Black has no move and passes. White to move, 3 moves.';
  await expect(status(page)).toHaveText(passed);
  await plies(page, BEFORE_PASS + 1);
  const after = await drawn(page);
  await heard(page);
  await action(page, 'undo').click();
  await plies(page, BEFORE_PASS - 1);
  expect(await drawn(page)).toBe(before);
  expect(await legal(page)).toContain('h6');
  await action(page, 'redo').click();
  await plies(page, BEFORE_PASS + 1);
  expect(await drawn(page)).toBe(after);
  expect(await heard(page)).toEqual(['Taken back. White to move, 3 moves.', passed]);
});

test('undo against the computer goes back to one’s own move, through a pass', async ({ page }) => {
  await stopTime(page);
  await openGame(page, { white: computer, events: eventsOf(WITH_PASS.slice(0, BEFORE_PASS)) });
  expect(await untilTurn(page)).toBe('turn');
  await action(page, 'undo').click();
  // Black moved last before the move that made Black pass.
  await plies(page, BEFORE_PASS - 2);
  expect(await legal(page)).toContain(WITH_PASS[BEFORE_PASS - 2]);
});

test('undo while the computer thinks takes one’s own move back and stops the thought', async ({ page }) => {
  await stopTime(page);
  const id = await openGame(page, { white: computer });
  await square(page, 'f5').click();
  await expect(page.getByText('thinking…')).toBeVisible();
  await action(page, 'undo').click();
  await plies(page, 0);
  await page.clock.runFor(20_000);
  await expect(page.getByText('thinking…')).toHaveCount(0);
  await keptAfter(page, id, 0);
  expect(await legal(page)).toEqual(['d3', 'c4', 'f5', 'e6']);
});

test('resigning while the computer thinks ends the game for the person, and can be taken back alone', async ({ page }) => {
  await stopTime(page);
  await listen(page);
  const id = await openGame(page, { white: computer });
  await square(page, 'f5').click();
  await untilShown(page);
  await more(page, 'resign');
  await heard(page);
  await page.locator('dialog button.danger').click();
  await expect(result(page)).toContainText('White wins 64–0');
  await expect(result(page)).toContainText('Black resigned.');
  expect(await heard(page)).toEqual(['Black resigned. White wins 64 to 0; on the board 1 to 4.']);
  await page.clock.runFor(20_000);
  await keptAfter(page, id, 1);
  await action(page, 'undo').click();
  await expect(result(page)).toHaveCount(0);
  await plies(page, 1);
  expect(await untilTurn(page)).toBe('turn');
  await plies(page, 2);
});

test('a pause stops the computer and the clocks until the game goes on', async ({ page }) => {
  await stopTime(page);
  await listen(page);
  await openGame(page, { white: computer, rules: { time: '5+3' } });
  await square(page, 'f5').click();
  await more(page, 'pause');
  await expect(status(page)).toHaveText('The game is paused.');
  const clocks = await page.getByRole('timer').allInnerTexts();
  await page.clock.runFor(60_000);
  expect(await page.getByRole('timer').allInnerTexts()).toEqual(clocks);
  await plies(page, 1);
  await heard(page);
  await poke(square(page, 'f6'));
  await expect(status(page)).toHaveText('The game is paused.');
  await poke(action(page, 'hint'));
  expect(await heard(page, 'assertive')).toHaveLength(2);
  await more(page, 'resume');
  expect(await untilTurn(page)).toBe('turn');
  await plies(page, 2);
});

test('one can look back while the computer moves, and the board stays where one looks', async ({ page }) => {
  await stopTime(page);
  await openGame(page, { white: computer, events: eventsOf(SIX) });
  const six = await drawn(page);
  await square(page, WITH_PASS[6] ?? '').click();
  await action(page, 'back').click();
  expect(await drawn(page)).toBe(six);
  await expect(async () => {
    await page.clock.runFor(600);
    expect(await page.locator('[data-ply]').count()).toBe(8);
  }).toPass({ intervals: [50] });
  expect(await drawn(page)).toBe(six);
  await expect(status(page)).toHaveText('Position after move 6 of 8. The game stays where it is.');
  expect(await legal(page)).toEqual([]);
  await action(page, 'forward').click();
  await action(page, 'forward').click();
  expect(await legal(page)).not.toEqual([]);
});

test('a hint marks a legal square and says it once; while the computer thinks it is refused with words', async ({ page }) => {
  await stopTime(page);
  await listen(page);
  await openGame(page, { white: computer, events: eventsOf(SIX) });
  await expect(square(page, 'g7')).not.toHaveAttribute('aria-disabled');
  await heard(page);
  await action(page, 'hint').click();
  await expect(page.locator('.hint')).toHaveCount(1);
  const hinted = await page.locator('[data-square]:has(.hint)').getAttribute('data-square');
  expect(await legal(page)).toContain(hinted);
  await expect(status(page)).toHaveText(`Hint: ${hinted}.`);
  expect(await heard(page)).toEqual([`Hint: ${hinted}.`]);
  await square(page, 'g7').click();
  await expect(page.locator('.hint')).toHaveCount(0);
  await heard(page);
  await poke(action(page, 'hint'));
  expect(await heard(page)).toEqual(['It is not your turn.']);
  expect(await untilTurn(page)).toBe('turn');
});

test('leaving the page while the computer thinks loses nothing', async ({ page }) => {
  await stopTime(page);
  const id = await openGame(page, { white: computer });
  await square(page, 'f5').click();
  await page.locator('nav a[href="#/settings"]').click();
  await expect(page.locator('h1')).toHaveText('Settings');
  await expect(page.locator('h1')).toBeFocused();
  await page.clock.runFor(20_000);
  await page.goBack();
  await plies(page, 1);
  await expect(page.locator('h1')).toBeFocused();
  expect(await untilTurn(page)).toBe('turn');
  await keptAfter(page, id, 2);
});

test('another language in the middle of a game changes every word and no move', async ({ page }) => {
  await openGame(page, { events: eventsOf(SIX) });
  const before = await drawn(page);
  await page.locator('nav a[href="#/settings"]').click();
  await page.getByText('Čeština').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await page.goBack();
  await expect(status(page)).toHaveText('Bílý hraje h4 a otáčí 1 kámen. Na tahu je Černý, 3 možné tahy.');
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, prázdné');
  await expect(action(page, 'undo')).toHaveText('Zpět');
  expect(await drawn(page)).toBe(before);
});

test('a rematch begins a game with the colours exchanged, and the focus at its heading', async ({ page }) => {
  await stopTime(page);
  const ended = eventsOf(WITH_PASS);
  await openGame(page, { white: computer, events: ended });
  await expect(result(page)).toBeVisible();
  await result(page).locator('button.primary').click();
  await expect(result(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  // The computer has Black now and begins.
  expect(await untilTurn(page)).toBe('turn');
  await plies(page, 1);
});

test('two computers can be watched, and nobody can resign for them', async ({ page }) => {
  await stopTime(page);
  await openGame(page, { black: computer, white: computer });
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await page.locator('[data-ply]').count()).toBeGreaterThan(3);
  }).toPass({ intervals: [20] });
  await action(page, 'more').click();
  await expect(page.locator('dialog[open] [data-action=pause]')).toBeVisible();
  await expect(page.locator('dialog[open] [data-action=resign]')).toHaveCount(0);
});

test('a new game from an earlier position leaves the old one as it is', async ({ page }) => {
  const id = await openGame(page, { white: human, events: eventsOf(SIX) });
  await page.locator('[data-ply="4"]').click();
  const four = await drawn(page);
  await more(page, 'continue');
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect.poll(() => drawn(page)).toBe(four);
  await plies(page, 0);
  await page.goBack();
  await plies(page, 6);
});

test('a pass stays beside the name of whoever passed until their next move, and the computer waits until it was noticed', async ({ page }) => {
  await stopTime(page);
  // White, which is the computer, moves h6; Black must pass, and White moves again.
  await openGame(page, { white: computer, events: eventsOf(WITH_PASS.slice(0, BEFORE_PASS)) });
  const black = page.locator('.near');
  await expect(black).toContainText('passed');
  await page.reload();
  await expect(black).toContainText('passed');
  expect(await untilTurn(page)).toBe('turn');
  await expect(black).toContainText('passed · to move');
  await page.locator('[data-square]:not([aria-disabled])').first().click();
  await expect(black).not.toContainText('passed');
});

/** White has one move, c8, after which Black must pass and White has one move again, a8. */
const TWICE =
  'd3c5e6f7b5e3f4c4d2f3f2a6c3b4a3e2f5c1b3g1e7d6a5b2d1g2c7e1a1a4g3a2c6c2g7g8a7f8b1b6f1g5h6g4d7h5h4d8h1g6f6h2h8h7h3b7e8b8'.match(/../g) ?? [];

test('a computer that moves twice lets one see in between that one has passed', async ({ page }) => {
  await stopTime(page);
  await withSettings(page, { motion: 'less' });
  await openGame(page, { white: computer, events: eventsOf(TWICE) });
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(square(page, 'c8').locator('.disc')).toBeAttached({ timeout: 50 });
  }).toPass({ intervals: [20] });
  await expect(status(page)).toContainText('White plays c8');
  await expect(status(page)).toContainText('Black has no move and passes.');
  await expect(page.locator('.near')).toContainText('passed');
  // Longer than it waits after any other move.
  await page.clock.runFor(1500);
  await expect(status(page)).toContainText('Black has no move and passes.');
  await expect(square(page, 'a8').locator('.disc')).toHaveCount(0);
  expect(await untilTurn(page)).toBe('over');
  await expect(square(page, 'a8').locator('.disc')).toBeAttached();
});
