// Games that are written down, one after the other, into the files of a format.

import { rules, type FormatInfo, type Game, type Players } from './rules.svelte.ts';
import { currentLanguage } from './texts.svelte.ts';

export interface Written {
  extension: string;
  parts: BlobPart[];
}

export interface Pen {
  /** Writes a game down, or throws the sentence that says why the format cannot hold it. */
  write(game: Game, players: Players): void;
  /** The file, and those that belong beside it; none where no game was written. To be called once, at the end. */
  files(): Written[];
}

export function penFor(format: FormatInfo): Pen {
  return format.id === 'wthor' ? archivist(format) : scribe(format);
}

/** One game after the other in one file. */
function scribe({ id, extension, binary }: FormatInfo): Pen {
  const parts: BlobPart[] = [];
  return {
    write(game, players) {
      const bytes = new Uint8Array(game.write(id, players));
      parts.push(bytes);
      if (!binary && bytes.at(-1) !== 0x0a) {
        parts.push('\n');
      }
    },
    files: () => (parts.length > 0 ? [{ extension, parts }] : []),
  };
}

/** An archive has its names in files of their own. */
function archivist({ extension, beside }: FormatInfo): Pen {
  const today = new Date();
  const archive = new rules.Archive(today.getFullYear(), today.getMonth() + 1, today.getDate(), currentLanguage());
  return {
    write: (game, { black, white, date }) => archive.add(game, { black: fitted(black), white: fitted(white), date }),
    files() {
      const files = [extension, ...beside].flatMap((ending) => {
        const bytes = archive.file(ending);
        return bytes ? [{ extension: ending, parts: [new Uint8Array(bytes)] }] : [];
      });
      archive.free();
      return files;
    },
  };
}

/** Letters that a name of an archive has room for. */
const LONGEST = 19;

/** A name as an archive can hold it: Latin-1 and short, since a name cut or without its hooks is better than none. */
export function fitted(name: string): string {
  const letters = [...name.normalize('NFC')].map((letter) => (isLatin1(letter) ? letter : bare(letter)));
  return letters.join('').slice(0, LONGEST).trim();
}

const isLatin1 = (letter: string) => /^[\u0020-\u007e\u00a0-\u00ff]$/.test(letter);

/** A letter without its marks: ř becomes r. */
function bare(letter: string): string {
  const [first = '?'] = letter.normalize('NFKD');
  return isLatin1(first) ? first : '?';
}
