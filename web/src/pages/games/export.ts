// Games that are written to files.

import { breaths } from '$lib/breath.ts';
import { download } from '$lib/download.ts';
import { penFor, type Pen, type Written } from '$lib/pen.ts';
import { playerName } from '$lib/players.ts';
import { rules, type FormatInfo } from '$lib/rules.svelte.ts';
import { find, listKept, type KeptGame, type StoredGame } from '$lib/store.ts';
import { currentLanguage } from '$lib/texts.svelte.ts';
import { writeLibrary } from './exchange.ts';
import { titleOf } from './summary.ts';

/** Our own file, which alone holds everything. */
export const LIBRARY: FormatInfo = { id: 'library', extension: 'json', beside: [], mime: 'application/json', binary: false };

/** Formats of which a file holds many games one after the other. */
const COLLECTIONS = ['sgf', 'ggf', 'transcript', 'wthor'];

/** What one game, or all of them, can be written as. */
export function exportFormats(isOne: boolean): FormatInfo[] {
  return [LIBRARY, ...rules.formats().filter(({ id }) => isOne || COLLECTIONS.includes(id))];
}

/** Hands one game, or all, to the person as a file or several; gives back a sentence for each that the format cannot hold. */
export async function exportGames(one: StoredGame | null, format: FormatInfo): Promise<string[]> {
  const kept = one ? await find(one.id) : null;
  const games = one ? (kept ? [kept] : []) : await listKept();
  const refused: string[] = [];
  const files =
    format.id === LIBRARY.id ? [{ extension: format.extension, parts: [writeLibrary(games)] }] : await write(games, format, refused);
  const name = one ? fileName(titleOf(one)) : `otho-${new Date().toISOString().slice(0, 10)}`;
  download(name, format.mime, files);
  return refused;
}

async function write(games: KeptGame[], format: FormatInfo, refused: string[]): Promise<Written[]> {
  const pen = penFor(format);
  const breathe = breaths();
  for (const kept of games) {
    await breathe();
    try {
      writeRecord(kept, pen);
    } catch (sentence) {
      refused.push(`${titleOf(kept.game)}: ${String(sentence)}`);
    }
  }
  return pen.files();
}

function writeRecord({ game: stored, events }: KeptGame, pen: Pen): void {
  const game = rules.Game.restore(stored.rules, events, currentLanguage());
  try {
    const { black, white } = stored.players;
    const date = new Date(stored.began).toISOString().slice(0, 10);
    pen.write(game, { black: playerName(black, 'black'), white: playerName(white, 'white'), date });
  } finally {
    game.free();
  }
}

/** A title as the name of a file. */
function fileName(title: string): string {
  return title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '').slice(0, 60) || 'otho';
}
