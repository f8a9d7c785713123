// How a game is listed.

import { playerName } from '$lib/players.ts';
import type { StoredGame } from '$lib/store.ts';
import { currentLanguage, t } from '$lib/texts.svelte.ts';

export const ORDERS = ['latest', 'oldest', 'title', 'longest'] as const;
export type Order = (typeof ORDERS)[number];

export interface Summary {
  game: StoredGame;
  title: string;
  date: string;
  variant: string;
  result: string;
  plies: string;
  /** What is searched in. */
  text: string;
}

/** What its owner calls it, else who plays. */
export function titleOf({ name, players: { black, white } }: StoredGame): string {
  const areUnnamed = [black, white].every((player) => player.kind === 'human' && player.name === '');
  return name ?? (areUnnamed ? t('games-two-people') : `${playerName(black, 'black')} – ${playerName(white, 'white')}`);
}

/** The score says who won: in both variants more points are better. */
function resultOf({ score }: StoredGame): string {
  if (!score) {
    return t('games-goes-on');
  }
  const { black, white } = score;
  const winner = black > white ? 'black' : black < white ? 'white' : 'none';
  return t('games-result', { winner, black, white });
}

export type Summarize = (game: StoredGame) => Summary;

/** How games are listed in the language that is spoken now. Each is put into words once, when it is asked for. */
export function summarizer(): Summarize {
  const known = new WeakMap<StoredGame, Summary>();
  const dates = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  const variants = { othello: t('games-variant-othello'), anti: t('games-variant-anti') };
  const make = (game: StoredGame): Summary => {
    const title = titleOf(game);
    const players = `${playerName(game.players.black, 'black')} ${playerName(game.players.white, 'white')}`;
    const date = dates.format(game.began);
    const variant = variants[game.rules.variant];
    const result = resultOf(game);
    const text = fold(`${title} ${players} ${date} ${variant} ${result}`);
    return { game, title, date, variant, result, plies: t('games-plies', { plies: game.moves ?? game.plies }), text };
  };
  return (game) => {
    const summary = known.get(game) ?? make(game);
    known.set(game, summary);
    return summary;
  };
}

/** Small letters without accents, so that "eric" finds "Éric" and "sampion" finds "Šampion". */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Those that hold every word of the search, in the order asked for. */
export function select(games: readonly StoredGame[], search: string, order: Order, summarize: Summarize): StoredGame[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  // Without a word to look for, nothing has to be put into words.
  const found = games.filter((game) => words.length === 0 || words.every((word) => summarize(game).text.includes(word)));
  const collator = new Intl.Collator(currentLanguage(), { numeric: true });
  const compare: Record<Order, (a: StoredGame, b: StoredGame) => number> = {
    latest: (a, b) => b.changed - a.changed,
    oldest: (a, b) => a.changed - b.changed,
    title: (a, b) => collator.compare(summarize(a).title, summarize(b).title),
    longest: (a, b) => b.plies - a.plies,
  };
  return found.sort(compare[order]);
}
