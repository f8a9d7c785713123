// Files that are taken into the library. What is there already is never touched.

import { breaths } from '$lib/breath.ts';
import { make, newId } from '$lib/create.ts';
import { gameOf, isLibrary, isPosition, portions } from '$lib/records.ts';
import { find, ids, keepAll, type KeptGame } from '$lib/store.ts';
import { t } from '$lib/texts.svelte.ts';
import { parseGame, splitLibrary } from './exchange.ts';

/** Games that are kept at a time: more of them, with all their events, would hold the page up. */
const BATCH = 10;

export interface FileReport {
  file: string;
  taken: number;
  /** Those that the library had. */
  present: number;
  /** A sentence for each that was refused. */
  refused: string[];
}

type Draft = () => KeptGame;

/** Takes the games of a file. */
export async function importFile(file: File, onprogress: (taken: number) => void): Promise<FileReport> {
  const report: FileReport = { file: file.name, taken: 0, present: 0, refused: [] };
  const reader = new Reader(report);
  try {
    for (const drafts of batches(new Uint8Array(await file.arrayBuffer()), file.name, report)) {
      await reader.read(drafts);
      onprogress(report.taken);
    }
  } catch (problem) {
    report.refused.push(t(problem instanceof NoRoom ? 'games-no-room' : 'games-unreadable'));
  }
  return report;
}

/** The games of a file, not yet checked, some at a time. */
function* batches(bytes: Uint8Array, fileName: string, report: FileReport): Generator<Draft[]> {
  if (isLibrary(bytes)) {
    const { games, isDamaged } = splitLibrary(new TextDecoder().decode(bytes));
    report.refused.push(...(isDamaged ? [t('games-damaged')] : []));
    for (let done = 0; done < games.length; done += BATCH) {
      yield games.slice(done, done + BATCH).map((game) => () => parseGame(game()));
    }
    return;
  }
  for (const { found, refused } of portions(bytes, fileName, BATCH)) {
    report.refused.push(...refused);
    yield found.map((one) => () => {
      if (isPosition(one)) {
        throw t('games-only-position');
      }
      return make(gameOf(one));
    });
  }
}

/** Storage takes no more. */
class NoRoom extends Error {}

/** Tells games that are new from those that are there and those that are none, and keeps them. */
class Reader {
  #report: FileReport;
  #breathe = breaths();
  #known: Set<string> | null = null;
  #count = 0;

  constructor(report: FileReport) {
    this.#report = report;
  }

  async read(drafts: readonly Draft[]): Promise<void> {
    this.#known ??= await ids();
    const games: KeptGame[] = [];
    for (const draft of drafts) {
      await this.#breathe();
      this.#count += 1;
      const made = this.#check(draft);
      const fresh = made && (await this.#fresh(made));
      if (fresh) {
        this.#known.add(fresh.game.id);
        games.push(fresh);
      }
    }
    await keepAll(games).catch((reason: unknown) => {
      throw new NoRoom(String(reason));
    });
    this.#report.taken += games.length;
  }

  #check(draft: Draft): KeptGame | null {
    try {
      return draft();
    } catch (sentence) {
      const reason = typeof sentence === 'string' ? sentence : t('games-not-a-game');
      this.#report.refused.push(t('games-refused-number', { number: this.#count, reason }));
      return null;
    }
  }

  async #fresh(made: KeptGame): Promise<KeptGame | null> {
    if (!this.#known?.has(made.game.id)) {
      return made;
    }
    const kept = await find(made.game.id);
    if (kept && made.events.every((event, number) => event === kept.events[number])) {
      this.#report.present += 1;
      return null;
    }
    // The same game went on in two places: both are kept.
    return { ...made, game: { ...made.game, id: newId() } };
  }
}
