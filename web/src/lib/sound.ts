// The sounds of a game, made on the spot.

import { settings } from './settings.svelte.ts';

/** −18 dB. */
const LEVEL = 0.126;

let context: AudioContext | null = null;

/** Making the context takes a tenth of a second, which is not to come between a click and its answer. */
const PATIENCE = 200;

/** Browsers allow sound after the first gesture. */
export function unlock(): void {
  const gestures = new AbortController();
  const begin = () => {
    if (settings.sound) {
      gestures.abort();
      setTimeout(() => {
        context = new AudioContext();
        void context.resume();
      }, PATIENCE);
    }
  };
  addEventListener('pointerdown', begin, gestures);
  addEventListener('keydown', begin, gestures);
}

interface Note {
  frequency: number;
  /** Seconds from now. */
  at: number;
  /** Seconds until it has died away. */
  length: number;
  type?: OscillatorType;
  strength?: number;
}

/** Lets the picture be first: the first sound of all, for which the browser gets ready to show who plays it, takes as long as a frame. */
const AFTER_THE_PICTURE = 40;

function play(notes: readonly Note[]): void {
  if (settings.sound) {
    setTimeout(() => sound(notes), AFTER_THE_PICTURE);
  }
}

function sound(notes: readonly Note[]): void {
  if (!context || context.state !== 'running') {
    return;
  }
  for (const { frequency, at, length, type = 'sine', strength = 1 } of notes) {
    const begin = context.currentTime + at;
    const oscillator = new OscillatorNode(context, { type, frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(2 * settings.volume * LEVEL * strength, begin + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + length);
  }
}

/** A wooden click, then a soft tick for each disc that turns, rising. */
export function placed(flips: number): void {
  const ticks = Array.from({ length: Math.min(flips, 8) }, (_, n) => ({
    frequency: 520 + 40 * n,
    at: 0.1 + 0.045 * n,
    length: 0.05,
    strength: 0.4,
  }));
  play([{ frequency: 190, at: 0, length: 0.06, type: 'triangle' }, ...ticks]);
}

export function passed(): void {
  play([
    { frequency: 196, at: 0, length: 0.2 },
    { frequency: 147, at: 0.18, length: 0.3 },
  ]);
}

export function ended(): void {
  play([
    { frequency: 392, at: 0, length: 0.3 },
    { frequency: 494, at: 0.16, length: 0.3 },
    { frequency: 587, at: 0.32, length: 0.6 },
  ]);
}

/** A second of the last ten on the clock. */
export function ticked(): void {
  play([{ frequency: 880, at: 0, length: 0.04, strength: 0.5 }]);
}
