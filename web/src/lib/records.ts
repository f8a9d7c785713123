// Records that others wrote: read in WebAssembly, made into games that can be kept.

import type { NewGame } from './create.ts';
import { rules, type Found } from './rules.svelte.ts';
import type { Player } from './store.ts';
import { currentLanguage, t } from './texts.svelte.ts';

/** Files beyond this are refused: reading them would hold the page up for too long. */
const LARGEST = 32 << 20;

/** What a file with a whole library says at its beginning. */
export const LIBRARY_MARK = 'otho-games';

/** Whether bytes are such a file, whole or damaged. */
export function isLibrary(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 200));
  return new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${LIBRARY_MARK}"`).test(head);
}

export interface ReadRecords {
  found: Found[];
  /** A sentence for each game that could not be read, and one for a text that holds none. */
  refused: string[];
}

/** Reads a record in any format, recognised by itself, `most` games at a time; of nothing, one sentence says so. */
export function* portions(bytes: Uint8Array, fileName: string | null, most: number): Generator<ReadRecords> {
  if (bytes.length > LARGEST) {
    yield { found: [], refused: [t('record-too-large', { most: LARGEST >> 20 })] };
    return;
  }
  const reader = new rules.Reader(bytes, fileName, currentLanguage());
  try {
    for (let count = 0; ; ) {
      const { found, refused } = reader.next(most);
      if (found.length + refused.length > 0) {
        count += 1;
        yield { found, refused };
      } else {
        if (count === 0) {
          yield { found, refused: [t('record-not-understood')] };
        }
        return;
      }
    }
  } finally {
    reader.free();
  }
}

/** Reads the first games of a record, so many at most, at once. */
export function readRecords(bytes: Uint8Array, fileName: string | null, most: number): ReadRecords {
  if (isLibrary(bytes)) {
    return { found: [], refused: [t('record-is-library')] };
  }
  const [first] = portions(bytes, fileName, most);
  return first ?? { found: [], refused: [] };
}

/** A record without moves is a position. */
export function isPosition(found: Found): boolean {
  return found.events.length === 0;
}

/** The game of a record, played by people. */
export function gameOf(found: Found): NewGame {
  const person = (name: string | null): Player => ({ kind: 'human', name: name ?? '' });
  return {
    rules: found.rules,
    players: { black: person(found.black), white: person(found.white) },
    events: found.events,
    began: beginning(found),
  };
}

/** The position that a record ends with. */
export function finalPosition(found: Found): string {
  const game = rules.Game.restore(found.rules, found.events, currentLanguage());
  const position = game.position();
  game.free();
  return position;
}

/** When it began: on the day it names; a game with clocks goes on as if its last event were now. */
function beginning({ rules: agreed, events, date }: Found): number {
  const elapsed = Number.parseInt(events.at(-1) ?? '0', 10) || 0;
  const day = date === null ? null : dayOf(date);
  return agreed.time === null && day !== null ? day : Date.now() - elapsed;
}

/** Noon of a day written as a year, perhaps with month and day. */
function dayOf(date: string): number | null {
  const parts = /^\s*(\d{4})(?:[-./](\d{1,2}))?(?:[-./](\d{1,2}))?/.exec(date);
  if (!parts) {
    return null;
  }
  const [year, month, day] = [Number(parts[1]), Number(parts[2] ?? 1), Number(parts[3] ?? 1)];
  return new Date(year, month - 1, day, 12).getTime();
}
