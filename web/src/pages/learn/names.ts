// Squares of boards on which something is to be found out.

import { SQUARES } from '$board/geometry.ts';
import { t } from '$lib/texts.svelte.ts';

const CONTENT: Record<string, string> = { X: 'black', O: 'white' };

/** Every square may be chosen. */
export const ANY_SQUARE: ReadonlyMap<string, readonly string[]> = new Map(SQUARES.map((square) => [square, []]));

/** What squares are called, without a word about what may be played on them. */
export function plainNames(squares: string): string[] {
  return SQUARES.map((square, index) => t('editor-square', { square, content: CONTENT[squares.charAt(index)] ?? 'empty' }));
}
