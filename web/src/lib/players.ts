// What players are called.

import { rules, type Side } from './rules.svelte.ts';
import type { Player } from './store.ts';
import { currentLanguage, t } from './texts.svelte.ts';

let known: { language: string; names: Map<string, string> } | null = null;

/** Asked for once a language: a library of thousands of games names a level in each. */
function levelNames(): Map<string, string> {
  const language = currentLanguage();
  if (known?.language !== language) {
    known = { language, names: new Map(rules.levels(language).map(({ id, name }) => [id, name])) };
  }
  return known.names;
}

/** The name that a person gave, else the name of the side; the name of a level for the computer. */
export function playerName(player: Player, side: Side): string {
  return player.kind === 'human' ? player.name || t(side) : (levelNames().get(player.level) ?? player.level);
}

/** Who plays whom. A person without a name is "you" where the other one is a computer. */
export function versus(players: Record<Side, Player>): string {
  const isNamed = (player: Player) => player.kind === 'computer' || player.name !== '';
  if (!isNamed(players.black) && !isNamed(players.white)) {
    return t('versus-two');
  }
  const hasComputer = players.black.kind !== players.white.kind;
  const name = (side: Side) => (isNamed(players[side]) || !hasComputer ? playerName(players[side], side) : t('you'));
  return t('versus', { black: name('black'), white: name('white') });
}
