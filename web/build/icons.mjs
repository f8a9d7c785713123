// Renders public/icon.svg into the PNG files that phones ask for: `node build/icons.mjs`. To be run when the drawing changes.

import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const folder = new URL('../public/', import.meta.url);
const drawing = await readFile(new URL('icon.svg', folder), 'utf8');

/** Phones cut icons into shapes of their own: these have square corners, and the discs keep away from the edge. */
const square = drawing.replace('rx="26"', '');
const inset = square.replace('<g id="discs">', '<g id="discs" transform="translate(64 64) scale(0.8) translate(-64 -64)">');

const FILES = [
  { name: 'icon-180.png', size: 180, svg: square },
  { name: 'icon-192.png', size: 192, svg: drawing },
  { name: 'icon-512.png', size: 512, svg: drawing },
  { name: 'icon-maskable-512.png', size: 512, svg: inset },
];

const browser = await chromium.launch({
  executablePath: process.env.OTHO_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, size, svg } of FILES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`);
  await writeFile(new URL(name, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
