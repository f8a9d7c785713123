// Finds what does not fit: pages that scroll sideways, text that is cut off or sticks out of its control.

import type { Page } from '@playwright/test';

/**
 * What does not fit, each with where it is; nothing where all is well.
 *
 * Some things may be cut off:
 * - what is hidden from sight on purpose (`.visually-hidden`, the button of the text mode before it has the focus);
 * - a name that ends in an ellipsis and can be read in full in its `title`;
 * - what lies in a box that scrolls up and down, or is typed into a field, where the caret leads to the rest;
 * - cards in a row that is swiped and snaps, such as the levels on a phone.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const where = (element: Element): string => {
      const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith('svelte-')).join('.')} “${text}”`;
    };
    const swiped = new Map<Element, boolean>();
    const isSwiped = (element: Element): boolean => {
      const known = swiped.get(element);
      if (known !== undefined) {
        return known;
      }
      const { parentElement } = element;
      const found = getComputedStyle(element).scrollSnapType.startsWith('x') || (parentElement !== null && isSwiped(parentElement));
      swiped.set(element, found);
      return found;
    };
    // The cheapest question first: most elements of a page lie in squares.
    const isShown = (element: Element) =>
      !element.closest('.visually-hidden, .skip:not(:focus), [data-square], .window, dialog:not([open])') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isSwiped(element);

    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      found.push(`the page scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element) || element.matches('textarea, input')) {
        continue;
      }
      const style = getComputedStyle(element);
      const isReadable = style.textOverflow === 'ellipsis' && element.hasAttribute('title');
      if (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1 && !isReadable) {
        found.push(`cut off at the side: ${where(element)} ${element.scrollWidth} > ${element.clientWidth}`);
      }
      const isScroller = style.overflowY === 'auto' || style.overflowY === 'scroll';
      if (style.overflowY !== 'visible' && !isScroller && element.scrollHeight > element.clientHeight + 1) {
        found.push(`cut off below: ${where(element)} ${element.scrollHeight} > ${element.clientHeight}`);
      }
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !isShown(parent) || parent.matches('option, textarea')) {
        continue;
      }
      if (getComputedStyle(parent).textOverflow === 'ellipsis' && parent.hasAttribute('title')) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.left < -1 || text.right > root.clientWidth + 1) {
        found.push(`outside the page: ${where(parent)}`);
      }
      const control = parent.closest('button, .button, label, legend, nav a, kbd, .bar, .card, .state, .toast, dialog');
      const box = control?.getBoundingClientRect();
      const isOut = box && (text.left < box.left - 1 || text.right > box.right + 1 || text.top < box.top - 2 || text.bottom > box.bottom + 2);
      const scroller = parent.closest('.moves, .log, dialog');
      if (isOut && !(scroller && control?.contains(scroller))) {
        found.push(`sticks out of ${control?.tagName.toLowerCase()}: ${where(parent)}`);
      }
    }
    return [...new Set(found)];
  });
}

/**
 * Controls that are smaller than a fingertip, each with its size.
 *
 * Smaller may be: squares of the board (34 px, which the width of the page decides), a link in the middle of a text,
 * and a box that a label of its own enlarges.
 */
export function tooSmall(page: Page, target = 44, square = 34): Promise<string[]> {
  return page.evaluate(
    ([least, leastSquare]) => {
      const controls = document.querySelectorAll('button, a[href], input, select, textarea, summary');
      const found = [...controls].flatMap((control) => {
        const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const isExempt =
          control.closest('.skip:not(:focus), [inert], dialog:not([open])') !== null ||
          (control.localName === 'a' && getComputedStyle(control).display === 'inline' && control.closest('p, li, dd') !== null) ||
          (control.matches('.visually-hidden, [type=checkbox], [type=radio]') &&
            [...((control as HTMLInputElement).labels ?? [])].some((label) => label.getBoundingClientRect().height >= least));
        const { width, height } = control.getBoundingClientRect();
        const size = control.matches('[data-square]') ? leastSquare : least;
        // Half a pixel is lost to rounding.
        const isSmall = width < size - 0.5 || height < size - 0.5;
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
        return isShown && !isExempt && isSmall ? [`${control.localName} “${name.slice(0, 40)}” ${width.toFixed(1)}×${height.toFixed(1)}`] : [];
      });
      // One square stands for all: they are of a size.
      const isSquare = (text: string) => /“[a-h][1-8]\b/.test(text);
      return [...found.filter((text) => !isSquare(text)), ...found.filter(isSquare).slice(0, 1)];
    },
    [target, square] as const,
  );
}
