// A short game beside the real ones, to try something out. It is not kept.

import { announce, warn } from './announcer.svelte.ts';
import { STANDARD } from './create.ts';
import { rules, type Game, type Status, type View } from './rules.svelte.ts';
import { settings } from './settings.svelte.ts';
import * as sound from './sound.ts';
import { currentLanguage } from './texts.svelte.ts';
import { lastOf, movesOf } from './view.ts';

export class Sample {
  view: View;
  status: Status;

  readonly #start: string;
  #game: Game;

  constructor(start: string) {
    this.#start = start;
    this.#game = this.#begin();
    this.view = $state.raw(this.#game.view());
    this.status = $state.raw(this.#game.status());
  }

  get legal(): ReadonlyMap<string, readonly string[]> {
    return movesOf(this.view);
  }

  get last(): string | null {
    return lastOf(this.view);
  }

  play(square: string): void {
    const from = this.status.plies;
    try {
      this.#game.play(square, 0);
    } catch (reason) {
      warn(String(reason));
      return;
    }
    this.#read();
    const turns = this.status.turns.slice(from);
    sound.placed(turns[0]?.flips.length ?? 0);
    if (turns.some((turn) => turn.square === null)) {
      sound.passed();
    }
    announce(this.#game.announce(from, settings.verbosity));
  }

  restart(): void {
    this.#game.free();
    this.#game = this.#begin();
    this.#read();
  }

  /** Names the squares in the present language. */
  speak(): void {
    this.#game.setLanguage(currentLanguage());
    this.#read();
  }

  close(): void {
    this.#game.free();
  }

  #begin(): Game {
    return rules.Game.create({ ...STANDARD, start: this.#start }, currentLanguage());
  }

  #read(): void {
    this.view = this.#game.view();
    this.status = this.#game.status();
  }
}
