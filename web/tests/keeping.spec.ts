// A game survives a reload at any moment, and two tabs do not play it at once.

import { action, computer, drawn, eventsOf, expect, heard, keptAfter, keptGame, keptRecord, legal, listen, openGame, plies, poke, square, status, stopTime, test, untilTurn, WITH_PASS, withSettings, type Page } from './play.ts';

/** The shortest game that ends with both colours on the board. */
const SHORT = 'f5f4c3e6f7g6g4e8g8g5h5'.match(/../g) ?? [];

interface Seen {
  drawn: string;
  legal: string[];
  page: unknown;
}

/** Everything that a reload must not change. */
async function seen(page: Page): Promise<Seen> {
  const found = await page.evaluate(() => ({
    clocks: [...document.querySelectorAll('[role=timer]')].map((clock) => clock.textContent?.trim()),
    moves: [...document.querySelectorAll('[data-ply]')].map((move) => move.getAttribute('aria-label')),
    off: [...document.querySelectorAll('[data-action][aria-disabled]')].map((each) => each.getAttribute('data-action')),
    status: document.querySelector('[data-testid=status]')?.textContent,
    result: document.querySelector('[data-testid=result]')?.textContent ?? null,
    theme: document.documentElement.dataset.theme,
    look: document.querySelector('.board')?.getAttribute('data-look'),
    settings: localStorage.getItem('otho.settings'),
  }));
  return { drawn: await drawn(page), legal: await legal(page), page: found };
}

test('a reload at every ply changes nothing: position, clocks, undo, settings', async ({ page }) => {
  await stopTime(page);
  await withSettings(page, { theme: 'dark', look: 'wood', verbosity: 'short' });
  const id = await openGame(page, { rules: { time: '5+3' } });
  for (const [n, move] of SHORT.entries()) {
    await page.clock.runFor(2300);
    await square(page, move).click();
    await plies(page, n + 1);
    if (n === 5) {
      // From here on there is something to make again, until the next move.
      await square(page, SHORT[n + 1] ?? '').click();
      await action(page, 'undo').click();
      await plies(page, n + 1);
    }
    await expect.poll(async () => (await keptGame(page, id)).status().plies).toBe(n + 1);
    const before = await seen(page);
    await page.reload();
    await expect(status(page)).toBeAttached();
    if (n === 5) {
      // The words that something was taken back are gone; all else is there.
      expect((before.page as { status: string }).status).toContain('Taken back.');
      (before.page as { status: string }).status = (await status(page).textContent()) ?? '';
      expect((before.page as { off: string[] }).off).not.toContain('redo');
    }
    expect(await seen(page)).toEqual(before);
  }
  expect((await keptAfter(page, id, 'over')).status().outcome?.ending).toBe('no-moves');
});

test('a move is kept before the page has shown what came of it', async ({ page }) => {
  // No frame is ever drawn.
  await page.addInitScript(() => Object.assign(globalThis, { IntersectionObserver: class { observe() {} disconnect() {} } }));
  const id = await openGame(page, { events: eventsOf(['f5']) });
  await square(page, 'f6').click();
  await expect.poll(async () => (await keptGame(page, id)).status().plies).toBe(2);
  await plies(page, 1);
  await page.reload();
  await plies(page, 2);
});

test('a clock that runs goes on through a reload at every ply', async ({ page }) => {
  await stopTime(page);
  // So little time that the faces show tenths.
  const id = await openGame(page, { rules: { time: '0.1+2' } });
  /** How far the clocks that are shown are from what the log says is left at this instant, in milliseconds. */
  const errors = async () => {
    const { game } = await keptRecord(page, id);
    const { now, faces } = await page.evaluate(() => ({
      now: Date.now(),
      faces: [...document.querySelectorAll('[role=timer]')].map((face) => Number(face.textContent?.trim().replace(/^0:/, '')) * 1000),
    }));
    const times = (await keptGame(page, id)).times(now - game.began);
    // White’s is the upper one.
    return [times?.white, times?.black].map((left, n) => Math.abs((left?.milliseconds ?? NaN) - (faces[n] ?? NaN)));
  };
  for (const [n, move] of SHORT.slice(0, -1).entries()) {
    await page.clock.runFor(1300);
    await square(page, move).click();
    await expect.poll(async () => (await keptGame(page, id)).status().plies).toBe(n + 1);
    await page.clock.runFor(450);
    await page.reload();
    await plies(page, n + 1);
    for (const later of [0, 250]) {
      await page.clock.runFor(later);
      for (const error of await errors()) {
        expect(error, `ply ${n + 1}`).toBeLessThanOrEqual(200);
      }
    }
  }
  await expect(page.locator('.running')).toHaveCount(1);
});

test('what a reload finds can be taken back to the first move', async ({ page }) => {
  await openGame(page, { events: eventsOf(WITH_PASS.slice(0, 12)) });
  await page.reload();
  await plies(page, 13);
  for (const left of [12, 11, 10, 9, 7, 6, 5, 4, 3, 2, 1, 0]) {
    await action(page, 'undo').click();
    await plies(page, left);
  }
  await expect(action(page, 'undo')).toHaveAttribute('aria-disabled', 'true');
  expect(await legal(page)).toEqual(['d3', 'c4', 'f5', 'e6']);
});

test('a reload while the computer thinks lets it answer once', async ({ page }) => {
  await stopTime(page);
  const id = await openGame(page, { white: computer });
  await square(page, 'f5').click();
  await expect.poll(async () => (await keptGame(page, id)).status().plies).toBe(1);
  await page.reload();
  await expect(page.getByText('thinking…')).toBeVisible();
  expect(await untilTurn(page)).toBe('turn');
  await plies(page, 2);
  await keptAfter(page, id, 2);
});

test('a second tab only watches, says so, and takes over when the first closes', async ({ page, context }) => {
  const id = await openGame(page);
  await square(page, 'f5').click();
  await expect.poll(async () => (await keptGame(page, id)).status().plies).toBe(1);
  const second = await context.newPage();
  await listen(second);
  await second.goto(`./#/game/${id}`);
  await expect(second.getByText('You are watching.')).toBeVisible();
  await plies(second, 1);
  expect(await legal(second)).toEqual([]);
  await poke(square(second, 'f6'));
  await expect(status(second)).toHaveText('This game is being played in another tab; here you only watch.');
  // It follows what the first one does.
  await heard(second);
  await square(page, 'f6').click();
  await plies(page, 2);
  await plies(second, 2);
  await expect(status(second)).toContainText('White plays f6');
  expect(await drawn(second)).toBe(await drawn(page));
  // An earlier position that is looked at may be taken back meanwhile.
  await action(second, 'back').click();
  await action(page, 'undo').click();
  await plies(second, 1);
  expect(await drawn(second)).toBe(await drawn(page));
  await heard(second);
  await page.close();
  await expect(second.getByText('You are watching.')).toHaveCount(0);
  expect((await heard(second, 'polite')).at(-1)).toBe('You play this game here from now on.');
  await second.locator('[data-ply="1"]').click();
  await square(second, 'd6').click();
  await plies(second, 2);
  expect((await keptAfter(second, id, 2)).events(0).map((event) => event.split(' ')[1])).toEqual(['f5', 'f6', 'undo', 'd6']);
});
