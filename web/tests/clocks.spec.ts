// Clocks are right whatever the page was doing meanwhile.

import { action, computer, expect, heard, keptAfter, keptGame, listen, openGame, plies, poke, result, square, status, stopTime, test, untilTurn, withSettings, type Page } from './play.ts';

/** What a clock shows, in milliseconds. */
async function shown(page: Page, side: 'Black' | 'White'): Promise<number> {
  const face = await page.getByRole('timer', { name: side }).innerText();
  const [minutes = '', seconds = ''] = face.trim().split(':');
  return Number(minutes) * 60_000 + Number(seconds) * 1000;
}

test('a flag that falls ends a game of two people, says so, and no move is made after it', async ({ page }) => {
  await stopTime(page);
  await listen(page);
  const id = await openGame(page, { rules: { time: '0.5' } });
  await square(page, 'f5').click();
  await plies(page, 1);
  await heard(page);
  await page.clock.runFor(31_000);
  await expect(result(page)).toContainText('White ran out of time.');
  // White is behind on the board, so Black gets the empty squares.
  await expect(result(page)).toContainText('Black wins 63–1; on the board 4–1.');
  expect(await heard(page)).toEqual([
    '10 seconds left.',
    'White ran out of time. Black wins 63 to 1; on the board 4 to 1.',
  ]);
  await poke(square(page, 'f6'));
  await plies(page, 1);
  expect((await keptAfter(page, id, 'over')).status().outcome?.loser).toBe('white');
});

test('a flag that falls against the computer in anti is said in the language of the page', async ({ page }) => {
  await stopTime(page);
  await listen(page);
  await withSettings(page, { language: 'fr' });
  const id = await openGame(page, { white: computer, rules: { time: '0.05', variant: 'anti' } });
  await page.clock.runFor(4000);
  await expect(result(page)).toBeVisible();
  const kept = await keptAfter(page, id, 'over');
  kept.setLanguage('fr');
  expect((await heard(page, 'polite')).at(-1)).toBe(kept.announce(0, 'full'));
  expect(kept.events(0)).toEqual(['3000 flag black']);
});

const SECOND_CHANCE = {
  en: 'Black ran out of time, gets two more minutes and can reach 31 to 33 at best. Black to move, 4 moves.',
  fr: 'Noir a épuisé son temps, reçoit deux minutes de plus et obtiendra 31 à 33 au mieux. À Noir de jouer, 4 coups possibles.',
  cs: 'Černému vypršel čas, má ještě dvě minuty navíc a dosáhne nejvýše na 31 ku 33. Na tahu je Černý, 4 možné tahy.',
};

for (const [language, said] of Object.entries(SECOND_CHANCE)) {
  test(`by the rule of the world championship the first fall is said and gives two minutes, the second ends the game: ${language}`, async ({ page }) => {
    await stopTime(page);
    await listen(page);
    await withSettings(page, { language });
    const id = await openGame(page, { rules: { time: '0.1', timeLoss: 'woc' } });
    await heard(page);
    await page.clock.runFor(7000);
    await expect(status(page)).toHaveText(said);
    expect(await heard(page)).toEqual([said]);
    await expect(page.locator('.running')).toHaveText('1:59');
    await page.clock.runFor(120_000);
    await expect(result(page)).toBeVisible();
    const kept = await keptAfter(page, id, 'over');
    expect(kept.events(0)).toEqual(['6000 flag black', '126000 flag black']);
    kept.setLanguage(language);
    expect((await heard(page)).at(-1)).toBe(kept.announce(0, 'full'));
    expect(kept.status().outcome?.score).toEqual({ black: 0, white: 64 });
  });
}

test('the time left is said at one minute, half a minute and ten seconds', async ({ page }) => {
  await stopTime(page);
  await listen(page);
  await withSettings(page, { language: 'cs' });
  await openGame(page, { rules: { time: '2' } });
  await page.clock.runFor(500);
  await heard(page);
  await page.clock.runFor(115_000);
  expect(await heard(page)).toEqual(['Zbývá 60 sekund.', 'Zbývá 30 sekund.', 'Zbývá 10 sekund.']);
});

test('after 90 seconds of a frozen page the clock shows what is left', async ({ page }) => {
  await stopTime(page);
  await openGame(page, { rules: { time: '5+3' } });
  await page.clock.runFor(10_000);
  expect(await shown(page, 'Black')).toBe(290_000);
  // No timer fires meanwhile, as in a tab that sleeps.
  await page.clock.fastForward(90_000);
  expect(await shown(page, 'Black')).toBe(200_000);
  expect(await shown(page, 'White')).toBe(300_000);
  await square(page, 'f5').click();
  await page.clock.runFor(2000);
  expect(await shown(page, 'Black')).toBe(203_000);
  expect(await shown(page, 'White')).toBe(298_000);
});

test('a flag that fell while the page was frozen fell when its time was up', async ({ page }) => {
  await stopTime(page);
  const id = await openGame(page, { rules: { time: '1' } });
  await page.clock.runFor(1000);
  await page.clock.fastForward(90_000);
  await expect(result(page)).toContainText('Black ran out of time.');
  await expect.poll(async () => (await keptGame(page, id)).events(0)).toEqual(['60000 flag black']);
});

test('undo gives the time back', async ({ page }) => {
  await stopTime(page);
  await openGame(page, { rules: { time: '5' } });
  await page.clock.runFor(10_000);
  await square(page, 'f5').click();
  await page.clock.runFor(20_000);
  expect(await shown(page, 'White')).toBe(280_000);
  await action(page, 'undo').click();
  // Black’s turn begins anew, with the time it began with.
  expect(await shown(page, 'Black')).toBe(300_000);
  expect(await shown(page, 'White')).toBe(300_000);
});

test('against the computer both clocks run in turn', async ({ page }) => {
  await stopTime(page);
  await openGame(page, { white: computer, rules: { time: '5' } });
  await square(page, 'f5').click();
  expect(await untilTurn(page)).toBe('turn');
  await page.clock.runFor(30_000);
  expect(await shown(page, 'Black')).toBeLessThanOrEqual(270_000);
  await expect(page.locator('.running')).toHaveAccessibleName('Clock of Black');
});
