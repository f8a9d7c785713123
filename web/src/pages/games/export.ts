// Games that are written to files.

import { breaths } from '$lib/breath.ts';
import { download } from '$lib/download.ts';
import { playerName } from '$lib/players.ts';
import { rules, type FormatInfo } from '$lib/rules.svelte.ts';
import { find, listKept, type KeptGame, type StoredGame } from '$lib/store.ts';
import { currentLanguage } from '$lib/texts.svelte.ts';
import { writeLibrary } from './exchange.ts';
import { titleOf } from './summary.ts';

/** Our own file, which alone holds everything. */
export const LIBRARY: FormatInfo = { id: 'library', extension: 'json', mime: 'application/json', binary: false };

/** Formats of which a file holds many games one after the other. */
const COLLECTIONS = ['sgf', 'ggf', 'transcript'];

/** What one game, or all of them, can be written as. */
export function exportFormats(isOne: boolean): FormatInfo[] {
  return [LIBRARY, ...rules.formats().filter(({ id }) => isOne || COLLECTIONS.includes(id))];
}

/** Hands a file with one game, or with all, to the person; gives back a sentence for each that the format cannot hold. */
export async function exportGames(one: StoredGame | null, format: FormatInfo): Promise<string[]> {
  const kept = one ? await find(one.id) : null;
  const games = one ? (kept ? [kept] : []) : await listKept();
  const refused: string[] = [];
  const parts: BlobPart[] = format.id === LIBRARY.id ? [writeLibrary(games)] : await write(games, format, refused);
  if (parts.length > 0) {
    const name = one ? fileName(titleOf(one)) : `otho-${new Date().toISOString().slice(0, 10)}`;
    download(`${name}.${format.extension}`, format.mime, parts);
  }
  return refused;
}

async function write(games: KeptGame[], format: FormatInfo, refused: string[]): Promise<BlobPart[]> {
  const parts: BlobPart[] = [];
  const breathe = breaths();
  for (const kept of games) {
    await breathe();
    try {
      const bytes = writeRecord(kept, format.id);
      parts.push(bytes);
      if (!format.binary && bytes.at(-1) !== 0x0a) {
        parts.push('\n');
      }
    } catch (sentence) {
      refused.push(`${titleOf(kept.game)}: ${String(sentence)}`);
    }
  }
  return parts;
}

function writeRecord({ game: stored, events }: KeptGame, format: string): Uint8Array<ArrayBuffer> {
  const game = rules.Game.restore(stored.rules, events, currentLanguage());
  try {
    const { black, white } = stored.players;
    const date = new Date(stored.began).toISOString().slice(0, 10);
    const players = { black: playerName(black, 'black'), white: playerName(white, 'white'), date };
    return new Uint8Array(game.write(format, players));
  } finally {
    game.free();
  }
}

/** A title as the name of a file. */
function fileName(title: string): string {
  return title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '').slice(0, 60) || 'otho';
}
