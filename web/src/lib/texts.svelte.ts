// The app's labels, in the language that is switched live. Sentences about a game come from WebAssembly.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself: never translated. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', cs: 'Čeština' };

/** Where the labels are: texts, which no browser has to read as a program. */
const SOURCES = import.meta.glob<string>('../../../locales/*/web*.ftl', { query: '?url', import: 'default', eager: true });

export type Values = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>('en');

/** Longer and accented sentences, which show what is not translated and what does not fit: `?pseudo`. */
const isPseudo = new URLSearchParams(location.search).has('pseudo');

/** The tag of the language, for the rules and for dates and numbers. */
export function currentLanguage(): string {
  return isPseudo ? `${language}-x-pseudo` : language;
}

/** The first of the preferred languages that OTHO speaks, English if it speaks none. */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((known) => tag.toLowerCase().split('-')[0] === known);
    if (found) {
      return found;
    }
  }
  return 'en';
}

/** Whether there are labels to show. */
export function hasLabels(): boolean {
  return bundle !== null;
}

let begin: () => void;

/** Fulfilled once there are labels to show. */
export const hasSpoken = new Promise<void>((resolve) => (begin = resolve));

export async function speak(chosen: Language): Promise<void> {
  const files = Object.entries(SOURCES).filter(([file]) => file.includes(`/${chosen}/`));
  const sources = await Promise.all(files.map(([, url]) => fetchText(url)));
  const next = new FluentBundle(chosen, { useIsolating: false, transform: isPseudo ? pseudo : (text) => text });
  for (const source of sources) {
    next.addResource(new FluentResource(source));
  }
  bundle = next;
  language = chosen;
  document.documentElement.lang = chosen;
  begin();
}

/** A page whose labels did not arrive is better than none. */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url).catch(() => null);
  return response?.ok ? response.text() : '';
}

/** The label with this id. */
export function t(id: string, values?: Values): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) {
    return id;
  }
  return bundle.formatPattern(message.value, values);
}

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'č', n: 'ñ', s: 'š', y: 'ý', A: 'Á', E: 'É', O: 'Ó' };

/** The same as otho-text does with the sentences about a game. */
function pseudo(text: string): string {
  const accented = text.replace(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter);
  const marks = '~'.repeat(Math.ceil(text.trim().length * 0.4));
  // In words, as text is.
  return accented + marks.replace(/~{8}(?=~)/g, '$& ');
}
