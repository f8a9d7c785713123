// What a screenshot shows, measured.

import type { Locator, Page } from '@playwright/test';

/** A part of a picture, in shares of its width and height. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Seen {
  /** The mean relative luminance, as WCAG has it. */
  luminance: number;
  /** Which of 12×12 cells are lighter than the middle between the darkest and the lightest one. */
  pattern: string;
  /** The darkest and the lightest cell. */
  darkest: number;
  lightest: number;
}

/** Takes a picture of an element and measures parts of it. The picture is read on a page without a policy. */
export async function look(reader: Page, element: Locator, areas: readonly Area[]): Promise<Seen[]> {
  const png = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  return reader.evaluate(
    async ([data, wanted]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) {
        throw new Error('no canvas');
      }
      context.drawImage(image, 0, 0);
      const linear = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      const luminances = ({ left, top, right, bottom }: Area): number[] => {
        const [x, y] = [Math.round(left * image.width), Math.round(top * image.height)];
        const [width, height] = [Math.max(1, Math.round(right * image.width) - x), Math.max(1, Math.round(bottom * image.height) - y)];
        const { data: pixels } = context.getImageData(x, y, width, height);
        return Array.from({ length: width * height }, (_, n) => {
          const [r = 0, g = 0, b = 0] = pixels.slice(4 * n, 4 * n + 3);
          return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
        });
      };
      return wanted.map((area) => {
        const step = { x: (area.right - area.left) / 12, y: (area.bottom - area.top) / 12 };
        const cells = Array.from({ length: 144 }, (_, n) => {
          const [left, top] = [area.left + (n % 12) * step.x, area.top + Math.floor(n / 12) * step.y];
          return mean(luminances({ left, top, right: left + step.x, bottom: top + step.y }));
        });
        const [darkest, lightest] = [Math.min(...cells), Math.max(...cells)];
        const pattern = cells.map((cell) => (cell > (darkest + lightest) / 2 ? 'o' : '.')).join('');
        return { luminance: mean(luminances(area)), pattern, darkest, lightest };
      });
    },
    [png, areas] as const,
  );
}

/** The contrast of two luminances, from 1 to 21. */
export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
