// A figure, said beside its limit, and held to it.

import { expect, test } from '@playwright/test';

export interface Figure {
  what: string;
  measured: number;
  /** None for a figure that is only to be seen. */
  most?: number;
  least?: number;
  unit: string;
}

export function say({ what, measured, most, least, unit }: Figure): void {
  const rounded = Math.abs(measured) >= 100 ? measured.toFixed(0) : measured.toFixed(Number.isInteger(measured) ? 0 : 2);
  const limit = most !== undefined ? `, at most ${most} ${unit}` : least !== undefined ? `, at least ${least} ${unit}` : '';
  test.info().annotations.push({ type: 'figure', description: `${what}: ${rounded} ${unit}${limit}` });
  if (most !== undefined) {
    expect.soft(measured, what).toBeLessThanOrEqual(most);
  }
  if (least !== undefined) {
    expect.soft(measured, what).toBeGreaterThanOrEqual(least);
  }
}
