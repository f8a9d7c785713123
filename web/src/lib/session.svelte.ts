// A game being played or looked at: the log in WebAssembly, what is shown of it, and who moves next.
// It draws nothing; pages and the text mode are two views of it.

import { Alarm } from './alarm.ts';
import { announce } from './announcer.svelte.ts';
import { afterFrame } from './breath.ts';
import { cue } from './cues.ts';
import { Holder } from './holder.svelte.ts';
import { Keeper } from './keeper.svelte.ts';
import { prefersLessMotion } from './settings.svelte.ts';
import { rules, type Game, type Side, type Status, type Times, type View } from './rules.svelte.ts';
import type { Pen } from './pen.ts';
import { playerName } from './players.ts';
import type { KeptGame, Player, StoredGame } from './store.ts';
import { currentLanguage, t } from './texts.svelte.ts';
import { canTakeBack, makeAgain, takeBack } from './taking.ts';
import { Teller } from './teller.svelte.ts';
import { Thinker } from './thinker.svelte.ts';
import { countMoves } from './view.ts';
import { settleTime } from '../board/motion.ts';

/** The computer never answers sooner than this after the last disc has turned. */
const PAUSE = 500;
/** A pass takes so much longer to be noticed, since nothing moves on the board. */
const FOR_A_PASS = 1500;

const other = (side: Side): Side => (side === 'black' ? 'white' : 'black');

interface Placed {
  square: string;
  side: Side;
}

export class Session {
  readonly stored: StoredGame;
  readonly holder: Holder;
  readonly keeper: Keeper;
  /** The position now. */
  view = $state.raw() as View;
  status = $state.raw() as Status;
  times = $state.raw<Times | null>(null);
  /** The ply that is looked at while the game stays where it is. */
  lookedAt = $state<number | null>(null);
  readonly thinker = new Thinker();
  readonly teller = new Teller();
  hint = $state<string | null>(null);
  /** A disc that has just been put down, while nothing else of its move is shown. */
  placed = $state.raw<Placed | null>(null);
  /** What is still to be done for it. */
  #rest: (() => void) | null = null;
  #game: Game;
  #alarm = new Alarm();

  /** What is shown: the position now, or the one that is looked at. */
  readonly shown: View = $derived(
    this.lookedAt === null || this.lookedAt >= this.view.ply ? this.view : this.#earlier(this.lookedAt),
  );

  constructor({ game, events }: KeptGame) {
    this.stored = game;
    this.#game = rules.Game.restore(game.rules, events, currentLanguage());
    this.#refresh();
    this.teller.recall(this.#game);
    this.keeper = new Keeper(game, events.length, () => this.holder.tell());
    this.holder = new Holder(game.id, {
      begin: () => void this.#think(PAUSE),
      changed: (kept) => this.#follow(kept),
    });
  }

  /** Leaves the game; nothing is lost. */
  async close(): Promise<void> {
    this.#finish();
    this.thinker.stop();
    await this.keeper.done();
    this.holder.close();
    this.#game.free();
  }

  now(): number {
    return Math.max(0, Date.now() - this.stored.began);
  }

  player(side: Side): Player {
    return this.stored.players[side];
  }

  /** Whether the last turn of a side before what is shown was a pass, in a game that goes on. */
  hasPassed(side: Side): boolean {
    const { turns, outcome } = this.status;
    return !outcome && turns.slice(0, this.shown.ply).findLast((turn) => turn.side === side)?.square === null;
  }

  /** Whether anybody plays, or two computers are watched. */
  get hasPerson(): boolean {
    return this.player('black').kind === 'human' || this.player('white').kind === 'human';
  }

  get isHumanTurn(): boolean {
    return !this.status.outcome && this.player(this.view.side).kind === 'human';
  }

  get canPlay(): boolean {
    return this.isHumanTurn && !this.status.isPaused && this.lookedAt === null && this.holder.isHeld;
  }

  get canUndo(): boolean {
    return this.holder.isHeld && canTakeBack(this.status, this.stored.players);
  }

  get canRedo(): boolean {
    return this.holder.isHeld && this.status.canRedo;
  }

  /** Plays a square. Its disc is shown first; what comes of it, once that is drawn. */
  put(square: string): void {
    this.#play(square, (before, side) => {
      this.placed = { square, side };
      this.#rest = () => this.#show(before);
      this.#keep();
      afterFrame(() => this.#finish());
    });
  }

  play(square: string): void {
    this.#play(square, (before) => this.#changed(before));
  }

  #play(square: string, show: (before: number, side: Side) => void): void {
    this.#finish();
    if (this.lookedAt !== null) {
      this.look(null);
      return;
    }
    // What else stands in the way, the rules say.
    if (!this.status.outcome && !this.status.isPaused && !this.isHumanTurn) {
      this.teller.refuse(t('not-your-turn'));
      return;
    }
    const { side } = this.view;
    this.#do((game, now) => game.play(square, now), (before) => show(before, side));
  }

  undo(): void {
    this.#finish();
    if (this.canUndo) {
      this.#do((game, now) => takeBack(game, this.stored.players, now));
    } else {
      this.teller.refuse(t('nothing-to-undo'));
    }
  }

  redo(): void {
    this.#finish();
    this.#do((game, now) => makeAgain(game, this.stored.players, now));
  }

  resign(): void {
    this.#finish();
    // With one person at the board it is the person who resigns, whoever's turn it is.
    const side = this.player(this.view.side).kind === 'human' ? this.view.side : other(this.view.side);
    this.#do((game, now) => game.resign(side, now));
  }

  pause(): void {
    this.#do((game, now) => game.pause(now));
  }

  resume(): void {
    this.#do((game, now) => game.resume(now));
  }

  /** Looks at an earlier position, or with `null` or the last one at the game as it stands. */
  look(ply: number | null): void {
    this.#finish();
    const last = this.status.plies;
    this.lookedAt = ply === null || ply >= last ? null : Math.max(0, ply);
    this.hint = null;
    this.teller.forget();
    announce(this.answer('l'));
  }

  step(by: number): void {
    this.#finish();
    this.look((this.lookedAt ?? this.status.plies) + by);
  }

  /** The answer to a question about the position that is shown. */
  answer(query: string): string {
    this.#finish();
    return this.#game.answer(query, this.shown.ply, this.now());
  }

  command(text: string): ReturnType<Game['command']> {
    this.#finish();
    return this.#game.command(text);
  }

  /** The position that is shown, or the one after so many turns. */
  position(ply = this.shown.ply): string {
    return this.#game.position(ply);
  }

  /** The move that led to the position that is shown, and the position it was made in; none at the start. */
  get lastMove(): { position: string; square: string } | null {
    const { ply, turns } = this.shown;
    const square = turns[0]?.square;
    return square ? { position: this.#game.position(ply - turns.length), square } : null;
  }

  writeWith(pen: Pen): void {
    const date = new Date(this.stored.began).toISOString().slice(0, 10);
    pen.write(this.#game, { black: this.nameOf('black'), white: this.nameOf('white'), date });
  }

  nameOf(side: Side): string {
    return playerName(this.player(side), side);
  }

  /** A hint has been asked for and is not there yet. */
  get isSeeking(): boolean {
    return this.thinker.isThinking && this.isHumanTurn;
  }

  /** Asks for a good square and says it. */
  async askHint(): Promise<string | null> {
    this.#finish();
    if (!this.canPlay) {
      this.teller.refuse(t(this.status.isPaused ? 'is-paused' : 'not-your-turn'));
      return null;
    }
    this.teller.forget();
    const square = await this.thinker.hint({ position: this.position(), variant: this.stored.rules.variant });
    if (square === undefined) {
      return null;
    }
    this.hint = square;
    announce(square === null ? t('no-hint') : t('hint-is', { square }));
    return square;
  }

  /** Lets the computer think again after it failed, about its move or about a hint. */
  retry(): void {
    void (this.canPlay ? this.askHint() : this.#think(0));
  }

  /** Tries again to keep what could not be kept. */
  retryKeeping(): void {
    this.#keep();
  }

  setLanguage(language: string): void {
    this.#finish();
    this.#game.setLanguage(language);
    this.#refresh();
    this.teller.recall(this.#game);
  }

  /** Reads the clocks; to be called several times a second while one runs. */
  tick(): void {
    this.#finish();
    if (this.holder.isHeld && this.#game.tick(this.now())) {
      this.thinker.stop();
      this.#changed(this.status.plies);
    }
    this.times = this.#game.times(this.now());
    const running = this.times?.running;
    if (this.times && running && this.player(running).kind === 'human') {
      this.#alarm.hear(running, this.times[running].milliseconds);
    }
  }

  /** What a person does to the game; it is shown as it stands then. */
  #do(change: (game: Game, now: number) => void, show = (before: number) => this.#changed(before)): void {
    this.#finish();
    if (!this.holder.isHeld) {
      this.teller.refuse(t('only-watching'));
      return;
    }
    const before = this.status.plies;
    try {
      change(this.#game, this.now());
    } catch (refusal) {
      this.teller.refuse(String(refusal));
      return;
    }
    this.thinker.stop();
    this.lookedAt = null;
    show(before);
  }

  /** Does now what a disc that was put down left for later; whatever is done next finds the game as it stands. */
  #finish(): void {
    const rest = this.#rest;
    if (rest) {
      this.#rest = null;
      this.placed = null;
      rest();
    }
  }

  /** Something happened: keep it, and show it. */
  #changed(before: number): void {
    this.#keep();
    this.#show(before);
  }

  /** Shows and says what happened, and lets the computer answer. */
  #show(before: number): void {
    this.hint = null;
    this.#refresh();
    const turns = this.status.turns.slice(before);
    cue(turns, this.status.outcome !== null);
    this.teller.tell(this.#game, before, this.status.plies);
    const pause = turns.some(({ square }) => square === null) ? PAUSE + FOR_A_PASS : PAUSE;
    void this.#think(settleTime(turns, prefersLessMotion()) + pause);
  }

  #refresh(): void {
    this.view = this.#game.view();
    this.status = this.#game.status();
    this.times = this.#game.times(this.now());
  }

  #earlier(ply: number): View {
    return this.#game.view(ply);
  }

  #keep(): void {
    this.keeper.keep((from) => {
      const { plies, turns, outcome } = this.#game.status();
      Object.assign(this.stored, { changed: Date.now(), plies, moves: countMoves(turns), score: outcome?.score ?? null });
      return this.#game.events(from);
    });
  }

  /** Another tab has added to the game that this one only watches. */
  #follow({ game, events }: KeptGame): void {
    const before = this.status.plies;
    Object.assign(this.stored, game);
    this.#game.free();
    this.#game = rules.Game.restore(game.rules, events, currentLanguage());
    this.keeper.kept = events.length;
    this.#refresh();
    this.teller.tell(this.#game, before, this.status.plies);
  }

  async #think(delay: number): Promise<void> {
    const player = this.player(this.view.side);
    const isIdle = this.status.outcome || this.status.isPaused || !this.holder.isHeld;
    if (player.kind === 'human' || isIdle) {
      return;
    }
    const left = this.#game.times(this.now())?.[this.view.side].milliseconds ?? Infinity;
    const ask = {
      position: this.#game.position(),
      variant: this.stored.rules.variant,
      level: player.level,
      seed: this.stored.seed,
    };
    const square = await this.thinker.move(ask, left, delay);
    // Its flag may have fallen meanwhile.
    this.tick();
    if (square && !this.status.outcome) {
      // Whoever looks at an earlier position goes on looking at it.
      const before = this.status.plies;
      this.#game.play(square, this.now());
      this.#changed(before);
    }
  }
}
