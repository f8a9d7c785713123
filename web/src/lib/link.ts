// Games as addresses: whoever opens one has the game, wherever the app is served.

import { create, human, STANDARD, type NewGame } from './create.ts';
import { rules, type Rules } from './rules.svelte.ts';
import { find } from './store.ts';
import { currentLanguage } from './texts.svelte.ts';

/** The names by which a machine calls itself: nobody else reaches it by them. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** An address of the game for others; none where they could not reach it. */
export function linkTo({ start, variant }: Rules, moves: string): string | null {
  if (LOOPBACK.test(location.hostname)) {
    return null;
  }
  const asked = new URLSearchParams({ moves });
  if (variant !== STANDARD.variant) {
    asked.set('variant', variant);
  }
  if (start !== STANDARD.start) {
    asked.set('start', start);
  }
  return `${location.href.replace(/#.*$/, '')}#/shared?${asked}`;
}

/** The game of an address, kept once however often it is opened: its id. Throws where there is none. */
export async function openLink(asked: URLSearchParams): Promise<string> {
  const shared = read(asked);
  const id = idOf(JSON.stringify(shared));
  const known = await find(id).catch(() => null);
  if (known && JSON.stringify(known.events) === JSON.stringify(shared.events)) {
    return id;
  }
  // Whoever has played on in it keeps that, and gets the game of the address anew.
  return create(known ? shared : { ...shared, id });
}

function read(asked: URLSearchParams): NewGame {
  const moves = asked.get('moves')?.toLowerCase() ?? '';
  if (!/^([a-h][1-8])+$/.test(moves)) {
    throw new Error('there are no moves');
  }
  const variant = asked.get('variant') === 'anti' ? 'anti' : STANDARD.variant;
  const agreed = { ...STANDARD, variant, start: asked.get('start') ?? STANDARD.start };
  const game = rules.Game.create(agreed, currentLanguage());
  try {
    (moves.match(/../g) ?? []).forEach((move) => game.play(move, 0));
    return { rules: agreed, players: { black: human, white: human }, events: game.events(0) };
  } finally {
    game.free();
  }
}

/** The same id for the same text: FNV-1a, from both ends. */
function idOf(text: string): string {
  const hash = (letters: Iterable<string>) =>
    [...letters].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5).toString(36);
  return `link-${hash(text)}-${hash([...text].reverse())}`;
}
