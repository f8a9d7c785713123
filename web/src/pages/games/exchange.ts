// The file that a library is exported to and imported from. It holds what a game is (its rules and its log of events);
// what follows from that is worked out anew, so that a file cannot claim what did not happen.

import { make, newId } from '$lib/create.ts';
import { LIBRARY_MARK } from '$lib/records.ts';
import type { Rules } from '$lib/rules.svelte.ts';
import type { KeptGame, Player } from '$lib/store.ts';
import { t } from '$lib/texts.svelte.ts';

const HEAD = `{"format":"${LIBRARY_MARK}","version":1,"games":[`;
const TAIL = ']}';

/** A game a line, so that a file that was cut off still gives the games before the cut. */
export function writeLibrary(kept: readonly KeptGame[]): string {
  const lines = kept.map(({ game: { plies, moves, score, ...game }, events }) => JSON.stringify({ ...game, events }));
  return `${HEAD}\n${lines.join(',\n')}\n${TAIL}\n`;
}

interface Split {
  /** Unread, as reading them all may take a while. */
  games: (() => unknown)[];
  isDamaged: boolean;
}

/** What is in such a file, game by game. */
export function splitLibrary(text: string): Split {
  const lines = text.split('\n');
  if (lines[0]?.trimEnd() === HEAD) {
    const end = lines.findIndex((line) => line.trimEnd() === TAIL);
    const isDamaged = end === -1;
    // What was cut off was cut off in the last line.
    const games = lines.slice(1, isDamaged ? -1 : end);
    return { games: games.map((line) => () => JSON.parse(line.replace(/,\s*$/, '')) as unknown), isDamaged };
  }
  // Somebody has written it anew, in lines of their own.
  const games = gamesIn(text);
  return { games: (games ?? []).map((game) => () => game), isDamaged: games === null };
}

function gamesIn(text: string): unknown[] | null {
  try {
    const { games }: { games?: unknown } = JSON.parse(text) as object;
    return Array.isArray(games) ? games : null;
  } catch {
    return null;
  }
}

/** A game of such a file. Throws a sentence where it is none or its events cannot have happened. */
export function parseGame(found: unknown): KeptGame {
  const agreed = isObject(found) ? rulesOf(found.rules) : null;
  if (!isObject(found) || !agreed || !isObject(found.players) || !isTexts(found.events)) {
    throw t('games-not-a-game');
  }
  const { id, name, began, changed, seed, events, players } = found;
  const [black, white] = [playerOf(players.black), playerOf(players.white)];
  if (!black || !white) {
    throw t('games-not-a-game');
  }
  const made = make({
    rules: agreed,
    players: { black, white },
    events,
    name: typeof name === 'string' && name !== '' ? name : null,
    ...(isTime(began) && { began }),
  });
  return {
    events,
    game: {
      ...made.game,
      id: typeof id === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(id) ? id : newId(),
      changed: isTime(changed) ? changed : made.game.began,
      seed: typeof seed === 'number' ? seed >>> 0 : made.game.seed,
    },
  };
}

function isObject(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}

function isTexts(found: unknown): found is string[] {
  return Array.isArray(found) && found.every((one) => typeof one === 'string');
}

/** A time that a date can be made of. */
function isTime(found: unknown): found is number {
  return typeof found === 'number' && Number.isFinite(new Date(found).getTime());
}

function rulesOf(found: unknown): Rules | null {
  if (!isObject(found)) {
    return null;
  }
  const { start, variant, time, timeLoss } = found;
  const isVariant = variant === 'othello' || variant === 'anti';
  const isLoss = timeLoss === 'federation' || timeLoss === 'woc' || timeLoss === 'sudden';
  const isRules = typeof start === 'string' && isVariant && (time === null || typeof time === 'string') && isLoss;
  return isRules ? { start, variant, time, timeLoss } : null;
}

function playerOf(found: unknown): Player | null {
  if (!isObject(found)) {
    return null;
  }
  const { kind, name, level } = found;
  if (kind === 'human') {
    return { kind, name: typeof name === 'string' ? name : '' };
  }
  return kind === 'computer' && typeof level === 'string' ? { kind, level } : null;
}
