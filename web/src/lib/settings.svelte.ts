// What a person has set, kept in the browser. Two tabs share it.

import { LANGUAGES, preferredLanguage, type Language } from './texts.svelte.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const LOOKS = ['felt', 'tactile', 'reverboule', 'wood', 'print'] as const;
export const VERBOSITIES = ['full', 'short'] as const;
export const MOTIONS = ['system', 'full', 'less'] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  look: (typeof LOOKS)[number];
  motion: (typeof MOTIONS)[number];
  verbosity: (typeof VERBOSITIES)[number];
  coordinates: boolean;
  legalSquares: boolean;
  flipPreview: boolean;
  confirmTouch: boolean;
  shortcuts: boolean;
  vibration: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
}

const KEY = 'otho.settings';

function defaults(): Settings {
  return {
    language: preferredLanguage(navigator.languages),
    theme: 'system',
    look: 'felt',
    motion: 'system',
    verbosity: 'full',
    coordinates: true,
    legalSquares: true,
    flipPreview: true,
    confirmTouch: false,
    shortcuts: true,
    vibration: true,
    sound: true,
    volume: 0.5,
  };
}

const CHOICES = {
  language: LANGUAGES,
  theme: THEMES,
  look: LOOKS,
  motion: MOTIONS,
  verbosity: VERBOSITIES,
} as const satisfies Partial<Record<keyof Settings, readonly string[]>>;

/** Takes what fits of a stored text, and the defaults for the rest. */
export function parse(stored: string | null): Settings {
  const settings: Record<string, unknown> = { ...defaults() };
  let found: unknown = null;
  try {
    found = JSON.parse(stored ?? 'null');
  } catch {
    // Damaged settings are no reason not to start.
  }
  if (typeof found === 'object' && found !== null) {
    for (const [key, value] of Object.entries(found)) {
      const choices: readonly string[] | undefined = CHOICES[key as keyof typeof CHOICES];
      const isKnown = choices ? choices.includes(value) : typeof value === typeof settings[key];
      if (key in settings && isKnown) {
        settings[key] = value;
      }
    }
  }
  return settings as unknown as Settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(parse(stored()));

/** Changes one setting and keeps it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the setting lasts as long as the page.
  }
}

/** Follows what another tab sets. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === KEY) {
      Object.assign(settings, parse(event.newValue));
    }
  });
}

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

export function prefersLessMotion(): boolean {
  return settings.motion === 'less' || (settings.motion === 'system' && lessMotion.matches);
}
