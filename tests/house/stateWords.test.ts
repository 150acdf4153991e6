import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

const languages = ['en', 'ko', 'tr', 'ar'] as const;
type Language = (typeof languages)[number];

/**
 * The word of each state, by the key that has it: `shell:state.*` for cameras, the tile's own words for what is said of
 * a picture. Every other text that names the state says the same word.
 */
const sameWord: Readonly<Record<string, readonly string[]>> = {
  'shell:state.PAUSED': ['video:phase.paused', 'audit:word.PAUSED', 'dashboards:operatorState.PAUSED'],
  'shell:state.NOT_OBSERVED': ['cameras:neverObserved', 'dashboards:camera.neverObserved'],
  'dashboards:operatorState.ACTIVE': ['audit:word.ACTIVE', 'dashboards:camera.operator.ACTIVE'],
  'video:phase.live': ['dashboards:stateGroup.LIVE'],
  'video:phase.offline': ['dashboards:stateGroup.OFFLINE'],
  'reasons:short.FROZEN': ['map:frozen', 'audit:word.FREEZE_PICTURE'],
};

/** Texts that hold the word, in a sentence that no language inflects. */
const heldWord: Readonly<Record<string, readonly string[]>> = {
  'shell:state.DOWN': ['handover:cameras.down', 'dashboards:camera.operator.PAUSED'],
  'shell:state.NOT_OBSERVED': ['handover:cameras.notObserved'],
  'shell:state.DEGRADED': ['dashboards:counter.ofThemDegraded'],
  'video:phase.stale': ['video:stale'],
  'reasons:short.FROZEN': ['map:frozenSince'],
  'video:claim.frozen': ['reasons:short.FROZEN'],
};

/** What is called as a state is, and is something else. */
const otherMeanings = new Set([
  // Work that is planned, as what was changed, and the screens about it.
  'audit:kind.MAINTENANCE',
  'shell:navigation.maintenance',
  'cameras:bulk.maintenance',
  'cameras:health.maintenance',
  'todo:view.maintenance',
  // Of a test, a tour, the demo.
  'cameras:test.outcome.UNKNOWN',
  'live-view:tour.paused',
  // Of what an address names.
  'incident-report:project.unknown',
  'desk:incident.unknown',
  // Of the age of a picture.
  'video:claim.unknown',
  // Why, and what is to be done: sentences about a state, not its name.
  'dashboards:camera.operator.PAUSED',
]);

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /locales[\\/][\w-]+\.en\.json$/.test(file),
);

/** Every text of a language by its namespace and key. */
const textsOf = (language: Language) =>
  files.flatMap((file) => {
    const texts = JSON.parse(
      readFileSync(`src/${file.replace('.en.json', `.${language}.json`)}`, 'utf8'),
    ) as Texts;
    return flatten(texts, `${basename(file, '.en.json')}:`);
  });

const lower = (text: string, language: Language) => text.toLocaleLowerCase(language);
const states = ['up', 'degraded', 'down', 'unknown', 'not_observed', 'maintenance', 'paused'];

describe.each(languages)('in %s', (language) => {
  const texts = new Map(textsOf(language));
  /** All forms of a text: one, or one for each plural. */
  const formsOf = (key: string): string[] => {
    const forms = [...texts].filter(([name]) => name.replace(/_(zero|one|two|few|many|other)$/, '') === key);
    if (forms.length === 0) throw new Error(`${key} is no text of ${language}.`);
    return forms.map(([, text]) => text);
  };

  test.each(Object.entries(sameWord))('%s is said by the same word everywhere', (word, others) => {
    const [said] = formsOf(word);
    expect(Object.fromEntries(others.map((key) => [key, formsOf(key)]))).toEqual(
      Object.fromEntries(others.map((key) => [key, [said]])),
    );
  });

  test.each(Object.entries(heldWord))('%s is the word in every sentence that names it', (word, others) => {
    const said = lower(formsOf(word)[0] ?? '', language);
    const wrong = others.flatMap((key) =>
      formsOf(key).filter((text) => !lower(text, language).includes(said)),
    );
    expect(wrong).toEqual([]);
  });

  test('no other text that is called as a state is says another word for it', () => {
    const wrong = [...texts].filter(([key, text]) => {
      const last = key.split('.').at(-1)?.toLowerCase() ?? '';
      const isName = states.includes(last) && !/[.?؟{]/.test(text);
      return isName && !otherMeanings.has(key) && text !== texts.get(`shell:state.${last.toUpperCase()}`);
    });
    expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  test('no two states have the same word', () => {
    const words = [
      ...states.map((state) => `shell:state.${state.toUpperCase()}`),
      'video:phase.live',
      'video:phase.stale',
      'video:phase.offline',
      'video:claim.frozen',
    ].map((key) => formsOf(key)[0] ?? '');
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

test('what has another meaning is still there', () => {
  const keys = new Set(textsOf('en').map(([key]) => key));
  expect([...otherMeanings].filter((key) => !keys.has(key))).toEqual([]);
});
