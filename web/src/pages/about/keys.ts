// The keys and commands that the page lists.

export const BOARD_KEYS = [
  { keys: ['arrows'], label: 'about-keys-move' },
  { keys: ['home', 'end'], label: 'about-keys-row' },
  { keys: ['page-up', 'page-down'], label: 'about-keys-column' },
  { keys: ['control-home', 'control-end'], label: 'about-keys-corner' },
  { keys: ['enter', 'space'], label: 'about-keys-play' },
] as const;

/** Keys on the page of a game, the same in every language. */
export const GAME_KEYS = [
  { typed: 'b', label: 'about-command-board' },
  { typed: 'm', label: 'about-command-moves' },
  { typed: 'l', label: 'about-command-last' },
  { typed: 'c', label: 'about-command-counts' },
  { typed: 't', label: 'about-command-clocks' },
  { typed: 'h', label: 'about-command-hint' },
  { typed: 'r', label: 'about-keys-here-row' },
  { typed: 'v', label: 'about-keys-here-column' },
  { typed: 'w', label: 'about-keys-here-flips' },
  { typed: 'u', label: 'about-keys-undo' },
  { typed: 'y', label: 'about-keys-redo' },
  { typed: ',', label: 'about-keys-earlier' },
  { typed: '.', label: 'about-keys-later' },
  { typed: 'f', label: 'about-keys-turn' },
  { typed: 's', label: 'about-keys-sound' },
] as const;

/** What can be typed in text mode besides those letters. The short forms are the same in every language. */
export const COMMANDS = [
  { typed: 'f5', label: 'about-command-play' },
  { typed: 'r4', label: 'about-command-row' },
  { typed: 'cE', label: 'about-command-column' },
  { typed: 'w f5', label: 'about-command-flips' },
  { typed: '?', label: 'about-command-help' },
] as const;
