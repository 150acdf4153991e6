import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

/** English is what the others are compared with. */
const others = ['ko', 'tr', 'ar'] as const;

/** Names, units and Turkish words that are written as in English. */
const sameEverywhere = new Set(
  [
    'Google',
    'KakaoTalk',
    'Watchfloor',
    'HLS',
    'MJPEG',
    'RTSP',
    'WebRTC',
    'WHEP (WebRTC)',
    'km/h',
    'mph',
  ].concat(['{{value}} Mbit/s', '{{number}} ms', 'Model', 'Tablet', 'yyyy']),
);

type Texts = { readonly [key: string]: string | Texts };

/** Plural forms differ by language: a text with count is one text, whatever its forms. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    const path = prefix + withoutPlural(key);
    if (typeof value === 'string') flat.set(path, value);
    else for (const [inner, text] of flatten(value, `${path}.`)) flat.set(inner, text);
  }
  return flat;
}

/** @param namespace the path of its files up to the language: `src/shell/locales/shell` */
const read = (namespace: string, tag: string) =>
  flatten(JSON.parse(readFileSync(`${namespace}.${tag}.json`, 'utf8')) as Texts);

const withoutValues = (text: string) => text.replace(/\{\{[^}]+\}\}/g, '');
const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}/g) ?? [])].sort();

const namespaces = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /locales[\\/][\w-]+\.en\.json$/.test(file))
  .map((file) => `src/${file}`.slice(0, -'.en.json'.length));

it('finds the texts of the shell', () => {
  expect(namespaces).toContain('src/shell/locales/shell');
});

it('gives every namespace a name of its own', () => {
  const names = namespaces.map((namespace) => basename(namespace));
  expect(new Set(names).size).toBe(names.length);
});

describe.each(namespaces)('texts of %s', (namespace) => {
  const english = read(namespace, 'en');

  it.each(others)('are complete in %s', (tag) => {
    expect([...read(namespace, tag).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(['en', ...others])('are never empty in %s', (tag) => {
    expect([...read(namespace, tag).values()].filter((text) => text.trim() === '')).toEqual([]);
  });

  it.each(others)('are translated in %s', (tag) => {
    const untranslated = [...read(namespace, tag)].filter(
      ([key, text]) => text === english.get(key) && /\p{L}{2}/u.test(withoutValues(text)),
    );
    expect(untranslated.map(([, text]) => text).filter((text) => !sameEverywhere.has(text))).toEqual([]);
  });

  it.each(others)('name the same values in %s as in English, count aside', (tag) => {
    const texts = read(namespace, tag);
    const different = [...english].filter(([key, text]) => {
      const [ours, theirs] = [text, texts.get(key) ?? ''].map((each) =>
        placeholders(each).filter((name) => name !== '{{count}}'),
      );
      return JSON.stringify(ours) !== JSON.stringify(theirs);
    });
    expect(different).toEqual([]);
  });
});
