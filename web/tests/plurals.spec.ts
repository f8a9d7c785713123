// Numbers in sentences: each language has the forms its grammar wants, and the sentences read right.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from './support/app.ts';

const COUNTS = [0, 1, 2, 5, 22];
const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

interface Select {
  type: 'select';
  selector: { type: string; name: string };
  variants: { key: { type: string; value: string | number }; value: Pattern }[];
}

type Pattern = string | (string | Select | { type: string; name?: string })[] | null;

interface Message {
  id: string;
  value: Pattern;
}

const locales = fileURLToPath(new URL('../../locales/', import.meta.url));

function resource(language: string): FluentResource {
  const files = readdirSync(`${locales}${language}`).filter((file) => file.endsWith('.ftl')).sort();
  return new FluentResource(files.map((file) => readFileSync(`${locales}${language}/${file}`, 'utf8')).join('\n'));
}

/** The choices in a pattern, those inside others included. */
function selects(pattern: Pattern): Select[] {
  if (pattern === null || typeof pattern === 'string') {
    return [];
  }
  return pattern.flatMap((part) => {
    if (typeof part === 'string' || part.type !== 'select') {
      return [];
    }
    const select = part as Select;
    return [select, ...select.variants.flatMap(({ value }) => selects(value))];
  });
}

const keys = ({ variants }: Select) => variants.map(({ key }) => String(key.value));

/** Whether it goes by the grammar of a number, and not by a word such as a colour, nor only by whether there is any. */
const isPlural = (select: Select) =>
  keys(select).every((key) => CATEGORIES.has(key) || /^\d+$/.test(key)) && keys(select).some((key) => CATEGORIES.has(key) && key !== 'other');

for (const language of LANGUAGES) {
  const messages = resource(language).body as unknown as Message[];
  const counted = messages.filter(({ value }) => selects(value).some(isPlural));

  test(`${language}: every number has its form`, () => {
    const rules = new Intl.PluralRules(language);
    const missing = counted.flatMap(({ id, value }) =>
      selects(value)
        .filter(isPlural)
        .flatMap((select) => COUNTS.map((count) => rules.select(count)).filter((form) => !keys(select).includes(form)).map((form) => `${id}: ${form}`)),
    );
    expect(counted.length).toBeGreaterThan(10);
    expect([...new Set(missing)]).toEqual([]);
  });

  test(`${language}: sentences at 0, 1, 2, 5 and 22`, () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(resource(language));
    const lines = counted.map(({ id, value }) => {
      const names = selects(value).filter(isPlural).map(({ selector }) => selector.name);
      const sentences = COUNTS.map((count) => {
        const values = Object.fromEntries(names.map((name) => [name, count]));
        // What is not counted stays in its braces.
        const errors: Error[] = [];
        return `  ${count}: ${bundle.formatPattern(bundle.getMessage(id)?.value ?? '', values, errors)}`;
      });
      return `${id}\n${sentences.join('\n')}`;
    });
    expect(`${lines.join('\n')}\n`).toMatchSnapshot(`plurals-${language}.txt`);
  });
}
