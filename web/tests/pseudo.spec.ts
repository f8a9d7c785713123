// The pseudo-language: every text is accented and two fifths longer, so that one sees what nobody translated
// and what does not fit.

import { expect, test, type Page } from '@playwright/test';
import { preset, settle } from './support/app.ts';
import { misfits } from './support/clipped.ts';
import { STATES } from './support/states.ts';

test.use({ serviceWorkers: 'block' });

/** Texts on the page without a trace of the pseudo-language, but for those that are the same in every language. */
function untranslated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TRANSLATED = /[áéíóúčñšýÁÉÓ~]/;
    const SAME_EVERYWHERE = [
      /^[\d\s\p{P}\p{S}]*$/u, // numbers, times, scores, arrows
      /^[a-h]$|^([a-h][1-8]\s*)+$/i, // letters of columns, squares, transcripts
      /^OTHO$/,
      /^[A-Z][a-z]{2} \d{1,2}, \d{4}, [\d:]+\s[AP]M$/, // dates, which the browser writes
      /^(English|Français|Čeština)$/, // each language calls itself so
      /^(Chromium|A game with a name of its own)$/, // what people and browsers call things
    ];
    // Commands and single keys are typed as they are; elements that say so are never translated.
    const NOT_TEXT = 'kbd, textarea, script, style, noscript, [translate="no"], [lang]:not(html), .asked, .answer';
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.checkVisibility() && !parent.closest(NOT_TEXT)) {
        texts.push(node.textContent ?? '');
      }
    }
    for (const attribute of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description']) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        if (!element.closest('[inert], [translate="no"]')) {
          texts.push(element.getAttribute(attribute) ?? '');
        }
      }
    }
    texts.push(document.title.replace(/(^| [·–] )OTHO$/, ''));
    // Lessons are content, not labels; what is read out of them stands on the page in its own language.
    const quoted = [...document.querySelectorAll('[lang]:not(html), .answer')].map((element) => element.textContent ?? '').join('\n');
    const bare = texts.map((text) => text.trim()).filter((text) => text !== '' && !TRANSLATED.test(text));
    return [...new Set(bare.filter((text) => !SAME_EVERYWHERE.some((same) => same.test(text)) && !quoted.includes(text)))];
  });
}

for (const { name, open } of STATES) {
  test(`${name}: every text is translated and fits`, async ({ page }) => {
    await preset(page);
    await open(page, '?pseudo');
    expect(await untranslated(page)).toEqual([]);
    for (const [width, height] of [[320, 568], [1280, 800]] as const) {
      await page.setViewportSize({ width, height });
      await settle(page);
      expect(await misfits(page), `${width} px`).toEqual([]);
    }
  });
}
