// The record of a game as files: every format, from the board and from the text mode.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Download } from '@playwright/test';
import { eventsOf, expect, heard, human, LANGUAGES, listen, more, openGame, result, test, withSettings, type Page } from './play.ts';
import { otho } from './rules.ts';
import { inTextMode, send } from './support.ts';

/** A game that is over after eleven moves. */
const MOVES = 'f5f4c3e6f7g6g4e8g8g5h5';
/** A name with a letter that archives do not have, and one that is too long for them. */
const NAMES = { black: { ...human, name: 'Šárka' }, white: { ...human, name: 'Jean-Baptiste de la Tour' } };
const OVER = { events: eventsOf(MOVES.match(/../g) ?? []), ...NAMES };

const sheet = (page: Page) => page.locator('dialog[open]');

/** Saves in a format, and waits for so many files. */
async function save(page: Page, format: string, count: number): Promise<Map<string, Buffer>> {
  const downloads: Download[] = [];
  const collect = (download: Download) => void downloads.push(download);
  page.on('download', collect);
  await sheet(page).locator(`[data-format=${format}]`).click();
  await expect.poll(() => downloads.length).toBe(count);
  page.off('download', collect);
  const files = downloads.map(async (one) => [basename(one.suggestedFilename()), readFileSync(await one.path())] as const);
  return new Map(await Promise.all(files));
}

/** The file that a record is in, and what belongs beside it. */
const endings = (files: Map<string, Buffer>) => [...files.keys()].map((name) => name.split('.').at(-1));

const movesOf = (bytes: Buffer, name: string) => {
  const [found] = new otho.Reader(bytes, name, 'en').next(1).found;
  return found?.events.map((event) => event.split(' ')[1]).join('');
};

/** Of an archive, the names in the order in which they are numbered. */
const namesOf = (bytes: Buffer) =>
  bytes.subarray(16).toString('latin1').match(/[^]{20}/g)?.map((name) => name.replace(/\0[^]*$/, ''));

for (const language of LANGUAGES) {
  test(`a game is saved in every format, ${language}`, async ({ page }) => {
    await listen(page);
    await withSettings(page, { language });
    await openGame(page, OVER);
    await expect(result(page)).toBeVisible();
    await more(page, 'save');
    const offered = await sheet(page).locator('[data-format]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.format ?? ''));
    expect(offered).toEqual(otho.formats().map(({ id }) => id));
    expect(offered).toContain('wthor');
    for (const { id, extension, beside } of otho.formats()) {
      await heard(page);
      // The browser takes ten files a second from a page, more than anybody clicks for.
      await page.waitForTimeout(id === 'svg' ? 1000 : 0);
      const files = await save(page, id, 1 + beside.length);
      expect(endings(files).toSorted(), id).toEqual([extension, ...beside].toSorted());
      const [said] = await heard(page, 'polite');
      for (const [name, bytes] of files) {
        expect(said, id).toContain(name);
        expect(bytes.length, name).toBeGreaterThan(0);
        if (['transcript', 'ggf', 'sgf', 'quest', 'wthor'].includes(id) && name.endsWith(extension)) {
          expect(movesOf(bytes, name), id).toBe(MOVES);
        }
        if (name.endsWith('.jou')) {
          expect(namesOf(bytes)).toEqual(['Sárka', 'Jean-Baptiste de la']);
        }
      }
    }
  });
}

test('in text mode the same formats are offered, by the keyboard alone', async ({ page }) => {
  await inTextMode(page);
  await openGame(page, OVER);
  await send(page, 'save');
  const button = sheet(page).locator('[data-format=wthor]');
  await expect(sheet(page)).toBeVisible();
  for (let stops = 0; stops < 20 && !(await button.evaluate((one) => one === document.activeElement)); stops += 1) {
    await page.keyboard.press('Tab');
  }
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(movesOf(readFileSync(await download.path()), download.suggestedFilename())).toBe(MOVES);
});

test('an archive has no room for a game that goes on: that is said, and nothing is saved', async ({ page }) => {
  const downloads: string[] = [];
  page.on('download', (download) => void downloads.push(download.suggestedFilename()));
  await openGame(page, { events: eventsOf(['f5', 'd6']) });
  await more(page, 'save');
  await sheet(page).locator('[data-format=wthor]').click();
  await expect(page.locator('.toast.error')).toContainText('The game is not over');
  await expect(sheet(page)).toHaveCount(0);
  expect(downloads).toEqual([]);
});
