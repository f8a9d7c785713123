// What the first page makes of the games that were played.

import { rules, type LevelInfo } from '$lib/rules.svelte.ts';
import { list, type Player, type StoredGame } from '$lib/store.ts';

/** How many levels the first page names. */
const SHOWN = 6;

/** The games, the latest first; a browser that keeps none has none. */
export function keptGames(): Promise<StoredGame[]> {
  return list().catch(() => []);
}

const levelOf = (player: Player) => (player.kind === 'computer' ? player.level : null);

/** The opponent of the last game against the computer, the gentlest one before the first. */
export function levelPlayedLast(games: readonly StoredGame[], levels: readonly LevelInfo[]): LevelInfo | undefined {
  const played = games
    .filter(({ players }) => players.black.kind !== players.white.kind)
    .map(({ players }) => levelOf(players.black) ?? levelOf(players.white));
  return levels.find(({ id }) => id === played[0]) ?? levels[0];
}

export function unfinished(games: readonly StoredGame[]): StoredGame | undefined {
  return games.find((game) => game.score === null);
}

/** A few levels from the gentlest to the strongest that answers in its own time. */
export function someLevels(language: string): LevelInfo[] {
  const levels = rules.levels(language).filter(({ milliseconds }) => milliseconds !== null);
  const step = (levels.length - 1) / (SHOWN - 1);
  return Array.from({ length: SHOWN }, (_, n) => levels[Math.round(n * step)]).filter((level) => level !== undefined);
}
