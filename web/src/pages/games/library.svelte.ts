// The library as the page shows it: what is in it, and what was just deleted from it.

import { list, keep, remove, rename, type KeptGame, type StoredGame } from '$lib/store.ts';
import { t } from '$lib/texts.svelte.ts';
import { dismiss, shownToasts, toast } from '$lib/toasts.svelte.ts';
import { importFile, type FileReport } from './import.ts';
import { titleOf } from './summary.ts';

type State = 'loading' | 'ready' | 'refused';

export class Library {
  games = $state.raw<StoredGame[]>([]);
  state = $state<State>('loading');
  /** How many games an import under way has taken. */
  importing = $state<number | null>(null);
  reports = $state.raw<FileReport[]>([]);

  /** What one click brings back. */
  #deleted: KeptGame[] = [];
  #note = 0;

  async load(): Promise<void> {
    try {
      this.games = await list();
      this.state = 'ready';
    } catch {
      this.state = 'refused';
    }
  }

  /** Gives back whether it was done. */
  async rename(game: StoredGame, name: string): Promise<boolean> {
    return this.#change(game, () => rename(game.id, name.trim() || null));
  }

  async delete(game: StoredGame): Promise<boolean> {
    return this.#change(game, async () => {
      const kept = await remove(game.id);
      if (kept) {
        this.#offerBack(kept);
      }
    });
  }

  async import(files: File[]): Promise<void> {
    this.reports = [];
    this.importing = 0;
    for (const file of files) {
      const before = this.#taken();
      const report = await importFile(file, (taken) => (this.importing = before + taken));
      this.reports = [...this.reports, report];
    }
    this.importing = null;
    await this.load();
  }

  #taken(): number {
    return this.reports.reduce((sum, { taken }) => sum + taken, 0);
  }

  async #change(game: StoredGame, change: () => Promise<void>): Promise<boolean> {
    try {
      // The tab that plays it would write over what is changed here.
      if (await isPlayedElsewhere(game.id)) {
        toast(t('games-played-elsewhere', { title: titleOf(game) }), { kind: 'error' });
        return false;
      }
      await change();
    } catch {
      toast(t('games-change-refused'), { kind: 'error' });
      return false;
    }
    await this.load();
    return true;
  }

  #offerBack(kept: KeptGame): void {
    // A note that was closed takes with it what it offered.
    const isOffered = shownToasts().some(({ id }) => id === this.#note);
    this.#deleted = isOffered ? [...this.#deleted, kept] : [kept];
    dismiss(this.#note);
    const text = t('games-deleted', { count: this.#deleted.length, title: titleOf(kept.game) });
    this.#note = toast(text, { action: { label: t('games-undo'), run: () => void this.#bringBack() } });
  }

  async #bringBack(): Promise<void> {
    const deleted = this.#deleted;
    this.#deleted = [];
    try {
      await Promise.all(deleted.map(({ game, events }) => keep(game, 0, events)));
      toast(t('games-brought-back', { count: deleted.length }));
    } catch {
      toast(t('games-change-refused'), { kind: 'error' });
    }
    await this.load();
  }
}

async function isPlayedElsewhere(id: string): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === `otho.game.${id}`);
}
