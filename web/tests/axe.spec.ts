// What axe-core finds on every page, in every theme and state, and what a screen reader finds of the board.

import { expect, test } from '@playwright/test';
import { LANGUAGES, LOOKS, open, openGame, preset, set, THEMES } from './support/app.ts';
import { violations } from './support/axe.ts';
import { kept } from './support/fixed.ts';
import { STATES } from './support/states.ts';

test.use({ serviceWorkers: 'block' });

/** The rules whose outcome a theme or a look can change. */
const OF_COLOR = ['color-contrast', 'link-in-text-block'];

for (const { name, open: show } of STATES) {
  test(`${name}: axe finds nothing in any theme`, async ({ page }) => {
    await preset(page, { theme: 'light' });
    await show(page);
    expect(await violations(page)).toEqual([]);
    for (const theme of THEMES.slice(1)) {
      await set(page, { theme });
      expect(await violations(page, OF_COLOR), theme).toEqual([]);
    }
  });
}

for (const look of LOOKS) {
  test(`the board in the look ${look}: axe finds nothing in any theme`, async ({ page }) => {
    await preset(page, { look, theme: 'light' });
    await open(page, 'gallery?section=board');
    expect(await violations(page)).toEqual([]);
    for (const theme of THEMES.slice(1)) {
      await set(page, { theme });
      expect(await violations(page, OF_COLOR), theme).toEqual([]);
    }
  });
}

test('axe finds nothing in notes and in the dialog of the gallery', async ({ page }) => {
  await preset(page);
  await open(page, 'gallery?section=state');
  const buttons = page.getByTestId('gallery-state').locator('> .row').last().getByRole('button');
  for (const n of [1, 2, 3]) {
    // By keyboard, since notes may lie over the buttons.
    await buttons.nth(n).press('Enter');
  }
  expect(await violations(page)).toEqual([]);
  await buttons.first().press('Enter');
  expect(await violations(page)).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`the board as a screen reader finds it: ${language}`, async ({ page }) => {
    await preset(page, { language });
    await openGame(page, kept({ turns: 24 }));
    expect(await page.getByRole('grid').ariaSnapshot()).toMatchSnapshot(`board-${language}.txt`);
    expect(await page.locator('.far').ariaSnapshot()).toMatchSnapshot(`player-${language}.txt`);
  });
}
