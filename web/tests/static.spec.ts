// The built app in a folder of a host that has files and nothing else.

import { expect, test } from '@playwright/test';
import { StaticHost } from './static.ts';
import { preset } from './support/app.ts';

test('a plain file server in a sub-folder is enough for a whole game against the computer', async ({ page }) => {
  const host = await StaticHost.start();
  const problems: string[] = [];
  const refused: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    if (!response.ok()) {
      refused.push(`${response.status()} ${response.url().replace(host.url, '')}`);
    }
  });
  await preset(page);
  await page.goto(host.url);
  await page.locator('main button.primary').click();
  const legal = page.locator('.square:not([aria-disabled])');
  const result = page.locator('.result');
  let moves = 0;
  for (;;) {
    await expect(legal.first().or(result).first()).toBeVisible();
    if (await result.isVisible()) {
      break;
    }
    const square = page.locator(`.square[data-square="${await legal.first().getAttribute('data-square')}"]`);
    await square.click();
    // Until then the legal squares are those of the move before.
    await expect(square).not.toHaveAccessibleName(/empty/);
    moves += 1;
  }
  await host.stop();
  expect(moves).toBeGreaterThan(10);
  expect(problems).toEqual([]);
  // It looked for a native engine once, in its own folder, found none, and went on with its own.
  expect(refused).toEqual(['404 api/health']);
});
