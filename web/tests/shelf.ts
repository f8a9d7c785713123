// What the tests of a new game and of the library share.

import { expect, type Page } from '@playwright/test';
import type { KeptGame } from '../src/lib/store.ts';
import { gamesOf } from './support/library.ts';

/** A game of perfect play, which is a draw. */
export const DRAW =
  'f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6';

/** Three moves in every format in which they can be written. */
export const SAMPLES: Record<string, string> = {
  transcript: 'f5d6c3',
  numbered: '1. F5 2. D6 3. C3',
  ggf: '(;GM[Othello]PB[Ada]PW[Éric]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5//1]W[d6//1]B[c3//1];)',
  sgf: '(;GM[2]FF[4]SZ[8]CA[UTF-8]PB[Ada]PW[Éric];B[f5];W[d6];B[c3])',
  quest:
    '{"name":"game","args":[{"gtype":"reversi","players":[{"name":"Ada","oldR":null,"newR":null},{"name":"Éric","oldR":null,"newR":null}],"position":{"moves":[{"t":1000.0,"m":"f5"},{"t":1000.0,"m":"d6"},{"t":1000.0,"m":"c3"}]}}]}',
};
/** What those three moves lead to. */
export const AFTER = '------------------X--------XX------OXX-----O-------------------- O';

/** The only game that was kept, once its page is shown. */
export async function started(page: Page): Promise<KeptGame> {
  await expect(page).toHaveURL(/#\/game\/[a-z0-9]+$/);
  const [game, ...others] = await gamesOf(page);
  expect(others).toEqual([]);
  if (!game) {
    throw new Error('no game was kept');
  }
  return game;
}

/** What a game is, without what chance and the time of day put into it. */
export function essence({ game: { name, rules, players, plies, score }, events }: KeptGame): unknown {
  return { name, rules, players, plies, score, events };
}

/** Drops a file on the page, wherever the pointer is. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([called, content]) => {
      const files = new DataTransfer();
      files.items.add(new File([content], called));
      return files;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('h1', 'dragover', { dataTransfer });
  await page.dispatchEvent('h1', 'drop', { dataTransfer });
}
