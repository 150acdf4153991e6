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

/** What the code could name: words in quotes, and templates that would build a word. */
const code = sources.map(([, text]) => text).join('\n');
const literals = new Set([...code.matchAll(/'([\w.-]+)'/g)].map(([, word]) => word));
const templates = [...new Set([...code.matchAll(keyTemplate)].map(([, template = '']) => template))]
  // A template of holes alone would excuse everything.
  .filter((template) => template.replaceAll(/\$\{[^}]*\}/g, '').length > 2)
  .map(patternOf);

describe.each([...namespaces])('the texts of %s', (_, keys) => {
  it('are all used', () => {
    const unused = [...keys].filter(
      (key) => !literals.has(key) && !templates.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});

/** The keys that a file asks for by `const t = useTexts('namespace')`, each with its namespace. */
function askedFor(text: string): { namespace: string; key: string | RegExp }[] {
  return [...text.matchAll(/const (\w+) = useTexts\('([\w-]+)'\)/g)].flatMap(([, name, namespace = '']) => {
    const calls = [...text.matchAll(new RegExp(`\\b${name}\\(([^;]*?)\\)[,;)} \\n\\]:?]`, 'g'))].map(
      ([, argument = '']) => argument.split(', {')[0] ?? '',
    );
    return calls.flatMap((argument) => [
      ...[...argument.matchAll(/(?:^|[?:] )\s*'([\w.-]+)'/g)].map(([, key = '']) => ({ namespace, key })),
      ...[...argument.matchAll(keyTemplate)].map(([, template = '']) => ({
        namespace,
        key: patternOf(template),
      })),
    ]);
  });
}

const asking = sources.filter(([, text]) => text.includes('useTexts(')).map(([file, text]) => [file, text]);

describe.each(asking)('%s', (_, text = '') => {
  it('asks for texts that are there', () => {
    // A name may stand for another namespace in another component of the file.
    const asked = askedFor(text);
    const missing = asked.filter(
      ({ key }) =>
        !asked.some(({ namespace }) =>
          [...(namespaces.get(namespace) ?? [])].some((known) =>
            typeof key === 'string' ? known === key : key.test(known),
          ),
        ),
    );
    expect(missing).toEqual([]);
  });
});

it('finds what files ask for', () => {
  expect(asking.flatMap(([, text = '']) => askedFor(text)).length).toBeGreaterThan(200);
});
