// How the tests of exercises open them.

import { expect, type Page } from '@playwright/test';
import type { Exercise } from '../../target/wasm/web/otho_wasm.js';

export const SEED = 7;

/** Makes chance the same every time, so that a test can make the same exercise. */
export async function fixChance(page: Page): Promise<void> {
  await page.addInitScript((seed) => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint32Array) {
        array.fill(seed);
      }
      return array;
    };
  }, SEED);
}

declare global {
  interface Window {
    exercises: Exercise[];
  }
}

/** Writes down the exercises that the engine makes: which ones depends on the time it has. */
export async function listenToWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.exercises = [];
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ exercise?: Exercise }>) => {
          if (data.exercise) {
            window.exercises.push(data.exercise);
          }
        });
      }
    };
  });
}

/** The exercise that the engine made last; the next one is made when this one is over. */
export async function madeLast(page: Page): Promise<Exercise> {
  const exercise = await page.evaluate(() => window.exercises.at(-1));
  if (!exercise) {
    throw new Error('the engine has made no exercise');
  }
  return exercise;
}

export const summary = (page: Page) => page.getByTestId('summary');
export const task = (page: Page) => page.getByTestId('task');

/** Opens what is to be practised, and waits until there is an exercise. */
export async function openPractice(page: Page, what: string): Promise<void> {
  await page.goto(`./#/learn/practice?what=${what}`);
  await expect(task(page)).toBeVisible();
}
