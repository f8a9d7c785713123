// What was chosen for a new game: kept in the browser, prefilled by the address.

import { STANDARD } from '$lib/create.ts';
import type { LevelInfo } from '$lib/rules.svelte.ts';

export const OPPONENTS = ['computer', 'people', 'watch'] as const;
export const COLORS = ['black', 'white', 'random'] as const;
export const VARIANTS = ['othello', 'anti'] as const;
export const PRESETS = ['5+3', '10', '20', '25'] as const;
export const CLOCKS = ['none', ...PRESETS, 'custom'] as const;
export const EXTRAS = ['none', 'increment', 'byo-yomi'] as const;
export const TIME_LOSSES = ['federation', 'woc', 'sudden'] as const;
export const STARTS = ['standard', 'balanced', 'handicap', 'set-up'] as const;
export const CORNERS = ['1', '2', '3', '4'] as const;

/** All of it is text, as in the fields and in the address. */
export interface Choices {
  opponent: (typeof OPPONENTS)[number];
  /** The computer that one plays against. */
  level: string;
  /** The computers that one watches. */
  watchedBlack: string;
  watchedWhite: string;
  color: (typeof COLORS)[number];
  nameBlack: string;
  nameWhite: string;
  variant: (typeof VARIANTS)[number];
  clock: (typeof CLOCKS)[number];
  minutes: string;
  extra: (typeof EXTRAS)[number];
  increment: string;
  periods: string;
  period: string;
  timeLoss: (typeof TIME_LOSSES)[number];
  start: (typeof STARTS)[number];
  corners: (typeof CORNERS)[number];
  /** The position set up by hand. */
  position: string;
}

export type SetChoice = <K extends keyof Choices>(key: K, value: Choices[K]) => void;

export const LONGEST_NAME = 40;
const KEY = 'otho.new';

const DEFAULTS: Choices = {
  opponent: 'computer',
  level: 'novice',
  watchedBlack: 'club-player',
  watchedWhite: 'expert',
  color: 'black',
  nameBlack: '',
  nameWhite: '',
  variant: 'othello',
  clock: 'none',
  minutes: '15',
  extra: 'none',
  increment: '5',
  periods: '3',
  period: '30',
  timeLoss: 'federation',
  start: 'standard',
  corners: '1',
  position: STANDARD.start,
};

type Levels = readonly Pick<LevelInfo, 'id' | 'number'>[];

/** Whether a text can stand for a choice. Times are judged by the rules, once a game is to begin. */
function fits(key: keyof Choices, value: string, levels: Levels): boolean {
  const lists: Partial<Record<keyof Choices, readonly string[]>> = {
    opponent: OPPONENTS,
    color: COLORS,
    variant: VARIANTS,
    clock: CLOCKS,
    extra: EXTRAS,
    timeLoss: TIME_LOSSES,
    start: STARTS,
    corners: CORNERS,
  };
  switch (key) {
    case 'level':
    case 'watchedBlack':
    case 'watchedWhite':
      return levels.some(({ id }) => id === value);
    case 'position':
      return /^[XO-]{64} [XO]$/.test(value);
    default:
      return lists[key]?.includes(value) ?? value.length <= LONGEST_NAME;
  }
}

/** Takes what fits, and keeps the rest as it was. */
function merge(base: Choices, found: Iterable<[string, unknown]>, levels: Levels): Choices {
  const merged: Record<string, string> = { ...base };
  for (const [key, value] of found) {
    if (key in DEFAULTS && typeof value === 'string' && fits(key as keyof Choices, value, levels)) {
      merged[key] = value;
    }
  }
  return merged as unknown as Choices;
}

/** What was chosen last; the defaults for what is missing or damaged. */
export function load(levels: Levels): Choices {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return merge(DEFAULTS, typeof found === 'object' && found !== null ? Object.entries(found) : [], levels);
  } catch {
    return { ...DEFAULTS };
  }
}

export function store(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** What the address asks for: the names of the choices, `time=5+3`, and a level by its number too. */
export function prefill(base: Choices, asked: URLSearchParams, levels: Levels): Choices {
  const found = new Map<string, string>(asked);
  const byNumber = levels.find(({ number }) => String(number) === found.get('level'));
  if (byNumber) {
    found.set('level', byNumber.id);
  }
  if (found.has('position')) {
    found.set('start', 'set-up');
  } else if (found.has('corners')) {
    found.set('start', 'handicap');
  }
  // A plus in an address stands for a space.
  const time = found.get('time')?.replace(' ', '+');
  return merge(base, [...found, ...(time ? timeFields(time) : [])], levels);
}

function timeFields(time: string): [string, string][] {
  if (CLOCKS.some((clock) => clock === time)) {
    return [['clock', time]];
  }
  const [minutes = '', extra] = time.split('+');
  const [periods = '', period] = extra?.split('x') ?? [];
  const fields: [string, string][] = [['clock', 'custom'], ['minutes', minutes]];
  if (extra === undefined) {
    return [...fields, ['extra', 'none']];
  }
  return period === undefined
    ? [...fields, ['extra', 'increment'], ['increment', extra]]
    : [...fields, ['extra', 'byo-yomi'], ['periods', periods], ['period', period]];
}

/** The time control as it is written, `null` without clocks. */
export function timeText(choices: Choices): string | null {
  if (choices.clock !== 'custom') {
    return choices.clock === 'none' ? null : choices.clock;
  }
  const { minutes, extra, increment, periods, period } = choices;
  const written = {
    none: minutes,
    increment: `${minutes}+${increment}`,
    'byo-yomi': `${minutes}+${periods}x${period}`,
  }[extra];
  // French and Czech write 2,5.
  return written.replaceAll(',', '.').replaceAll(/\s/g, '');
}
