// What a person does with a game beyond its moves: the same for the board and for the text mode.

import { announce } from '$lib/announcer.svelte.ts';
import { Coach } from '$lib/coach.svelte.ts';
import { startGame } from '$lib/create.ts';
import { download } from '$lib/download.ts';
import { linkTo } from '$lib/link.ts';
import { penFor } from '$lib/pen.ts';
import { go } from '$lib/router.svelte.ts';
import type { FormatInfo } from '$lib/rules.svelte.ts';
import type { Session } from '$lib/session.svelte.ts';
import { set, settings } from '$lib/settings.svelte.ts';
import { t } from '$lib/texts.svelte.ts';
import { toast } from '$lib/toasts.svelte.ts';
import type { Action } from '$parts/ActionBar.svelte';
import type { Seat } from '$board/geometry.ts';

export type Sheet = 'resign' | 'save' | 'more';

export class Desk {
  readonly session: Session;
  readonly coach: Coach;
  sheet = $state<Sheet | null>(null);
  seat = $state<Seat>('black');

  constructor(session: Session, coach = new Coach(session)) {
    this.session = session;
    this.coach = coach;
  }

  /** Those that are always at hand. */
  get actions(): Action[] {
    const { session } = this;
    const isAtStart = session.shown.ply === 0;
    return [
      { id: 'undo', icon: 'undo', label: t('undo'), isOff: !session.canUndo, run: () => session.undo() },
      { id: 'redo', icon: 'redo', label: t('redo'), isOff: !session.canRedo, run: () => session.redo() },
      { id: 'hint', icon: 'hint', label: t('hint'), isOff: !session.canPlay, run: () => void session.askHint() },
      { id: 'back', icon: 'back', label: t('back'), isOff: isAtStart, run: () => session.step(-1) },
      {
        id: 'forward',
        icon: 'forward',
        label: t('forward'),
        isOff: session.lookedAt === null,
        run: () => session.step(1),
      },
      { id: 'more', icon: 'more', label: t('more'), run: () => (this.sheet = 'more') },
    ];
  }

  /** Those that are needed less often. */
  get moreActions(): Action[] {
    const { session } = this;
    const { isPaused, outcome } = session.status;
    const pause: Action = isPaused
      ? { id: 'resume', icon: 'resume', label: t('resume'), run: () => session.resume() }
      : { id: 'pause', icon: 'pause', label: t('pause'), run: () => session.pause() };
    const resign: Action = { id: 'resign', icon: 'flag', label: t('resign'), run: () => (this.sheet = 'resign') };
    const rematch: Action = { id: 'rematch', icon: 'again', label: t('rematch'), run: () => void this.rematch() };
    const ongoing = session.hasPerson ? [pause, resign] : [pause];
    return [
      ...(outcome ? [rematch] : ongoing),
      { id: 'turn', icon: 'turn', label: t('turn-board'), run: () => this.turn() },
      { id: 'continue', icon: 'board', label: t('continue-from-here'), run: () => void this.continueFromHere() },
      { id: 'save', icon: 'save', label: t('save'), run: () => (this.sheet = 'save') },
      { id: 'share', icon: 'share', label: t('share'), run: () => void this.share() },
      { id: 'new', icon: 'plus', label: t('new-game'), run: () => go('/new') },
    ];
  }

  turn(): void {
    this.seat = this.seat === 'black' ? 'white' : 'black';
    announce(t('seen-from', { side: this.seat }));
  }

  /** The same game again with the colours exchanged. */
  async rematch(): Promise<void> {
    const { rules: agreed, players } = this.session.stored;
    await startGame({ rules: agreed, players: { black: players.white, white: players.black } });
  }

  /** A new game from the position that is shown; this one stays as it is. */
  async continueFromHere(): Promise<void> {
    const { rules: agreed, players } = this.session.stored;
    await startGame({ rules: { ...agreed, start: this.session.position() }, players });
  }

  review(): void {
    this.session.look(0);
  }

  /** The moves as text, also of a game that began elsewhere, which is no record then. */
  get transcript(): string {
    return this.session.status.turns.map(({ square }) => square ?? '').join('');
  }

  /** Hands the game on: by what the system has for that, else by the clipboard. */
  async share(): Promise<void> {
    const { moves, url } = { moves: this.transcript, url: linkTo(this.session.stored.rules, this.transcript) };
    if ('share' in navigator) {
      await navigator.share({ title: 'OTHO', text: moves, ...(url && { url }) }).catch(() => {
        // Whoever closes the system's dialog has changed their mind.
      });
      return;
    }
    await this.copy(url ?? moves, url ? t('link-copied') : t('copied'));
  }

  async copy(text: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      // A sheet would lie over the note.
      this.sheet = null;
      toast(done);
    } catch {
      toast(t('copy-failed'), { kind: 'error' });
      this.sheet = 'save';
    }
  }

  toggleSound(): void {
    set('sound', !settings.sound);
    announce(t(settings.sound ? 'sound-is-on' : 'sound-is-off'));
  }

  /** Hands the game to the person as a file, or as several that belong together. */
  download(format: FormatInfo): void {
    const pen = penFor(format);
    try {
      this.session.writeWith(pen);
    } catch (refusal) {
      // A format may have no room for where this game began, or for one that is not over.
      this.sheet = null;
      toast(String(refusal), { kind: 'error' });
    }
    const day = new Date(this.session.stored.began).toISOString().slice(0, 10);
    const names = download(`otho-${day}`, format.mime, pen.files());
    if (names.length > 0) {
      announce(t('saved-as', { file: names.join(', ') }));
    }
  }
}
