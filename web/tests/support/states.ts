// The pages of the app in the states that people meet them in: what axe, the layout and the translations are checked on.

import { expect, type Page } from '@playwright/test';
import { inTextMode, open, openGame, send, type Query } from './app.ts';
import { kept, TURNS } from './fixed.ts';
import { holdGame, putGames } from './library.ts';

export interface State {
  name: string;
  open(page: Page, query?: Query): Promise<void>;
}

const click = (page: Page, selector: string) => page.locator(selector).click();

/** A page by its address alone. */
const simple = (name: string, path: string): State => ({ name, open: (page, query) => open(page, path, query) });

/** A game, and what is done in it; one with clocks begins when it is opened. */
const game = (name: string, wanted: Parameters<typeof kept>[0], act: (page: Page) => Promise<unknown> = async () => {}): State => ({
  name: `game, ${name}`,
  async open(page, query) {
    await openGame(page, kept(wanted?.rules?.time ? { ...wanted, began: Date.now() } : wanted), query);
    await act(page);
  },
});

/** A step of a lesson, and what is done in it. */
const lesson = (name: string, path: string, act: (page: Page) => Promise<unknown> = async () => {}): State => ({
  name: `lesson, ${name}`,
  async open(page, query) {
    await open(page, `learn/${path}`, query);
    await act(page);
  },
});

/** Something to practise, and what is done about it. */
const practice = (name: string, what: string, act: (page: Page) => Promise<unknown>): State => ({
  name: `practice, ${name}`,
  async open(page, query) {
    await open(page, `learn/practice?what=${what}`, query);
    await act(page);
    await expect(page.getByTestId('verdict')).toBeVisible();
  },
});

/** A state of a page that some request or some part of the browser does not answer. */
const broken = (name: string, breakIt: (page: Page) => Promise<unknown>, show: (page: Page, query?: Query) => Promise<void>): State => ({
  name: `error, ${name}`,
  async open(page, query) {
    await breakIt(page);
    await show(page, query);
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
});

const dialog = async (page: Page, action: string) => {
  await click(page, '[data-action="more"]');
  if (action !== 'more') {
    await click(page, `dialog [data-action="${action}"]`);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
};

const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });

const library = [
  kept({ turns: 24, name: 'A game with a name of its own' }),
  kept({ id: 'two', turns: TURNS.length, rules: { variant: 'anti' } }),
  kept({ id: 'three', turns: 8, players: { black: { kind: 'human', name: '' }, white: { kind: 'computer', level: 'novice' } } }),
];

async function openLibrary(page: Page, query?: Query): Promise<void> {
  await open(page, 'games', query);
  await expect(page.getByRole('button').first()).toBeVisible();
  await putGames(page, library);
  await page.reload();
  await expect(page.locator('[data-game]')).toHaveCount(library.length);
}

export const STATES: readonly State[] = [
  simple('first page', ''),
  {
    name: 'first page, with a game to go on with',
    async open(page, query) {
      await openLibrary(page, query);
      await open(page, '', query);
      await expect(page.locator('a[href="#/game/fixed"], a[href="#/game/three"]').first()).toBeVisible();
    },
  },
  {
    name: 'courses and lessons',
    async open(page, query) {
      await open(page, 'learn', query);
      await expect(page.locator('[data-lesson]').first()).toBeVisible();
    },
  },
  simple('lesson unknown', 'learn/initiation/nothing'),
  lesson('board', 'initiation/bracket/1'),
  lesson('several boards', 'rules/moves/4'),
  lesson('squares marked wrong', 'initiation/first-move/2', async (page) => {
    await click(page, '[data-square="d3"]');
    await click(page, '[data-square="a1"]');
    await click(page, 'main form button.primary');
    // The hint, then the answer.
    await click(page, 'main form button:not(.primary) >> nth=0');
    await click(page, 'main form button:not(.primary) >> nth=1');
  }),
  lesson('number right', 'initiation/board/3', async (page) => {
    const discs = await page.locator('[role=grid] .disc.black').count();
    await page.locator('main form input').fill(String(discs));
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('verdict')).toBeVisible();
  }),
  lesson('question', 'initiation/board/2', async (page) => {
    await click(page, 'main ol button >> nth=0');
    await click(page, 'main ol button >> nth=1');
  }),
  lesson('game', 'initiation/first-game/2', (page) => click(page, '[data-square="d3"]')),
  {
    name: 'lesson, in text mode',
    async open(page, query) {
      await inTextMode(page);
      await open(page, 'learn/initiation/first-move/2', query);
      for (const command of ['b', 'd3 a1', 'h']) {
        await send(page, command);
      }
    },
  },
  practice('squares to mark', 'legal', (page) => click(page, 'main form button.primary')),
  practice('who wins', 'ahead', (page) => click(page, '[data-choice=even]')),
  practice('a puzzle', 'puzzle', (page) => page.locator('.square:not([aria-disabled])').first().click()),
  {
    name: 'practice, in text mode',
    async open(page, query) {
      await inTextMode(page);
      await open(page, 'learn/practice?what=flips', query);
      for (const command of ['b', 'h']) {
        await send(page, command);
      }
    },
  },
  simple('new game', 'new'),
  simple('new game, two people', 'new?opponent=people&clock=5%2B3'),
  simple('new game, to watch', 'new?opponent=watch&time=15%2B3x30'),
  simple('new game, handicap', 'new?corners=2&time=2%2B12&variant=anti'),
  simple('new game, position', 'new?start=set-up'),
  simple('library, empty', 'games'),
  { name: 'library', open: openLibrary },
  {
    name: 'library, a game renamed',
    async open(page, query) {
      await openLibrary(page, query);
      await page.locator('[data-game] button').first().click();
    },
  },
  {
    name: 'library, a game saved',
    async open(page, query) {
      await openLibrary(page, query);
      await page.locator('[data-game] button').nth(1).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  simple('settings', 'settings'),
  simple('about', 'about'),
  simple('unknown page', 'nowhere'),
  simple('unknown game', 'game/nothing'),
  simple('bad link', 'shared?moves=a1'),
  game('at its start', {}),
  game('in the middle', { turns: 24 }),
  game('after a pass', { turns: 17 }),
  game('with clocks', { rules: { time: '10+3x30' } }),
  game('against the computer', {
    turns: 24,
    players: { black: { kind: 'human', name: '' }, white: { kind: 'computer', level: 'club-player' } },
  }),
  game('looked back', { turns: 24 }, (page) => click(page, '[data-action="back"]')),
  game('explained', { turns: 24 }, async (page) => {
    const before = await page.getByTestId('status').innerText();
    await click(page, '.status button');
    await expect(page.getByTestId('status')).not.toHaveText(before);
  }),
  game('paused', { turns: 24, after: ['90000 pause'] }),
  game('over', { turns: TURNS.length }),
  game('more', { turns: 24 }, (page) => dialog(page, 'more')),
  game('resigning', { turns: 24 }, (page) => dialog(page, 'resign')),
  game('saving', { turns: 24 }, (page) => dialog(page, 'save')),
  {
    name: 'game, in another tab',
    async open(page, query) {
      await open(page, 'about', query);
      await holdGame(page, 'fixed');
      await openHere(page, 24);
    },
  },
  {
    name: 'text mode',
    async open(page, query) {
      await inTextMode(page);
      await openGame(page, kept({ turns: 24 }), query);
      for (const command of ['b', 'm', 'zz']) {
        await send(page, command);
      }
    },
  },
  {
    name: 'text mode, game over',
    async open(page, query) {
      await inTextMode(page);
      await openGame(page, kept({ turns: TURNS.length }), query);
    },
  },
  broken(
    'rules',
    (page) => page.route(/otho_wasm_bg.*\.wasm/, (route) => route.abort()),
    (page, query) => open(page, '', query),
  ),
  broken(
    'page',
    (page) => page.route(/assets\/About.*\.js/, (route) => route.abort()),
    (page, query) => open(page, 'about', query),
  ),
  broken(
    'engine',
    (page) => page.route(/engine_bg.*\.wasm/, (route) => route.abort()),
    async (page, query) => {
      const computer = { kind: 'computer', level: 'novice' } as const;
      await openGame(page, kept({ players: { black: computer, white: computer } }), query);
    },
  ),
  broken(
    'coach',
    (page) => page.route(/engine_bg.*\.wasm/, (route) => route.abort()),
    async (page, query) => {
      await openGame(page, kept({ turns: 24 }), query);
      await click(page, '.status button');
    },
  ),
  broken(
    'exercise',
    (page) => page.route(/engine_bg.*\.wasm/, (route) => route.abort()),
    (page, query) => open(page, 'learn/practice?what=corner', query),
  ),
  broken(
    'lesson',
    (page) => page.route(/01-board-[^/]*\.md$/, (route) => route.abort()),
    (page, query) => open(page, 'learn/initiation/board', query),
  ),
  broken('library', refuseStorage, (page, query) => open(page, 'games', query)),
  broken('storage of a game', refuseStorage, (page, query) => open(page, 'game/fixed', query)),
  broken('game not kept', refuseStorage, async (page, query) => {
    await open(page, '', query);
    await page.locator('.more section').last().getByRole('button').first().click();
    await page.locator('.square:not([aria-disabled])').first().click();
  }),
  simple('gallery', 'gallery'),
];

/** A game opened by its address in the document that is there. */
async function openHere(page: Page, turns: number): Promise<void> {
  await page.evaluate(() => (location.hash = '/games'));
  await expect(page.locator('main .row button').first()).toBeVisible();
  await putGames(page, [kept({ turns })]);
  await page.evaluate(() => (location.hash = '/game/fixed'));
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('status').first()).toBeVisible();
}
