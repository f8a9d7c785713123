// Squares of boards on which something is set up or to be found out.

import type { Mark } from '../board/Board.svelte';
import { SQUARES } from '../board/geometry.ts';
import { t } from './texts.svelte.ts';

const CONTENT: Record<string, string> = { X: 'black', O: 'white' };

/** Every square may be chosen. */
export const ANY_SQUARE: ReadonlyMap<string, readonly string[]> = new Map(SQUARES.map((square) => [square, []]));

/** What a square is called with this on it, without a word about what may be played there. */
export function plainName(square: string, content: string): string {
  return t('editor-square', { square, content: CONTENT[content] ?? 'empty' });
}

/** What the squares of a board are called, from a1 to h8. */
export function plainNames(squares: string): string[] {
  return SQUARES.map((square, index) => plainName(square, squares.charAt(index)));
}

/** The names, with what the marks on them mean. */
export function withMarks(names: readonly string[], marks: ReadonlyMap<string, Mark>): string[] {
  return names.map((name, index) => {
    const mark = marks.get(SQUARES[index] ?? '');
    return mark ? t(`learn-square-${mark}`, { name }) : name;
  });
}
