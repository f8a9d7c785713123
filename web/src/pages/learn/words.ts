// Words of a lesson as they are spoken: without emphasis.

import type { LessonInline } from '$lib/rules.svelte.ts';

export function plain(text: readonly LessonInline[]): string {
  const spoken = (piece: LessonInline): string => {
    switch (piece.type) {
      case 'words':
        return piece.text;
      case 'square':
        return piece.square;
      case 'moves':
        return piece.moves.match(/../g)?.join(' ') ?? '';
      default:
        return plain(piece.inner);
    }
  };
  return text.map(spoken).join('');
}
