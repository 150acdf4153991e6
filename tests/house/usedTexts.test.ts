import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

type Texts = { readonly [key: string]: string | Texts };

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + withoutPlural(key)] : keysOf(value, `${prefix}${key}.`),
  );

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`);

const namespaces = new Map(
  files
    .filter((file) => /locales\/[\w-]+\.en\.json$/.test(file))
    .map((file) => {
      const keys = keysOf(JSON.parse(readFileSync(file, 'utf8')) as Texts);
      return [basename(file, '.en.json'), new Set(keys)] as const;
    }),
);

const sources = files
  .filter((file) => /(?<!\.generated|\.test)\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

/** A template of a key as an expression: each hole holds a word or words with points. */
const patternOf = (template: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.-]+')}$`);

const keyTemplate = /`((?:[\w.-]|\$\{[^}]*\})*\$\{[^}]*\}(?:[\w.-]|\$\{[^}]*\})*)`/g;

const code = sources.map(([, text]) => text).join('\n');

/** Words in quotes: what the text could name. */
const literalsIn = (text: string) => new Set([...text.matchAll(/'([\w.-]+)'/g)].map(([, word]) => word));

/** Keys of a group are found wherever they are named; a single word means something else in other files. */
const grouped = literalsIn(code);
const single = (namespace: string) =>
  literalsIn(
    sources
      .filter(([, text]) => text.includes(`'${namespace}'`))
      .map(([, text]) => text)
      .join('\n'),
  );

/** Templates that would build a key; one of holes alone would excuse everything. */
const templates = [...new Set([...code.matchAll(keyTemplate)].map(([, template = '']) => template))]
  .filter((template) => template.replaceAll(/\$\{[^}]*\}/g, '').length > 2)
  .map(patternOf);

/** Texts that nothing asks for. That what is asked for is there is a matter of types: `useTexts` knows the keys. */
function unusedOf(namespace: string, keys: Iterable<string>): string[] {
  const words = single(namespace);
  return [...keys].filter(
    (key) =>
      !(key.includes('.') ? grouped : words).has(key) && !templates.some((pattern) => pattern.test(key)),
  );
}

describe.each([...namespaces])('the texts of %s', (namespace, keys) => {
  it('are all used', () => {
    expect(unusedOf(namespace, keys)).toEqual([]);
  });
});

it('finds a text that nothing asks for, though its word stands in quotes elsewhere', () => {
  const namespace = 'audit';
  expect(grouped.has('wall')).toBe(true);
  expect(unusedOf(namespace, ['title', 'wall', 'group.that.nobody.asks.for'])).toEqual([
    'wall',
    'group.that.nobody.asks.for',
  ]);
});

it('finds every namespace', () => {
  const declared = [...readFileSync('src/texts.d.ts', 'utf8').matchAll(/typeof import\('\.\/(.+?)'\)/g)];
  const known = files.filter((file) => /locales\/[\w-]+\.en\.json$/.test(file));
  expect(declared.map(([, file]) => `src/${file}`).sort()).toEqual(known.sort());
});
