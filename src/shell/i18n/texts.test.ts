import { expect, test, vi } from 'vitest';
import {
  beginTexts,
  fetchNamespace,
  hasTexts,
  isSettled,
  speak,
  subscribeToTexts,
  type TextTree,
  textLanguage,
  translatorOf,
} from './texts.ts';

/** Begins with texts by `namespace/tag`; what is not named cannot be fetched. Each test has namespaces of its own. */
const begin = (files: Record<string, TextTree>, tag: string, ...namespaces: string[]) =>
  beginTexts(
    async (of, namespace) => {
      const file = files[`${namespace}/${of}`];
      if (!file) throw new Error('offline');
      return file;
    },
    tag,
    ...namespaces,
  );

test('a text is found by its path, and its placeholders are filled', async () => {
  await begin({ 'path/en': { rows: { shown: '{{shown}} of {{all}}', empty: '' } } }, 'en', 'path');
  const t = translatorOf('path');
  expect(t('rows.shown', { shown: 3, all: '1,200' })).toBe('3 of 1,200');
  expect(t('rows.shown', { shown: 0, all: null })).toBe('0 of ');
  expect(t('rows.empty')).toBe('');
  expect(t('rows.none')).toBe('rows.none');
  expect(t('rows')).toBe('rows');
  expect(t('rows.shown.more')).toBe('rows.shown.more');
});

test('of several keys the first that has a text is said, else the last', async () => {
  await begin({ 'several/en': { general: 'Refused.', special: 'Too long.' } }, 'en', 'several');
  const t = translatorOf('several');
  expect(t(['special', 'general'])).toBe('Too long.');
  expect(t(['unknown', 'general'])).toBe('Refused.');
  expect(t(['unknown', 'other'])).toBe('other');
});

test('a context chooses the text that is there for it, else that of the key alone', async () => {
  const tree = { OPERATOR: 'An operator did it.', OPERATOR_PAUSED: 'It is paused.' };
  await begin({ 'context/en': tree }, 'en', 'context');
  const t = translatorOf('context');
  expect(t('OPERATOR', { context: 'PAUSED' })).toBe('It is paused.');
  expect(t('OPERATOR', { context: 'UP' })).toBe('An operator did it.');
  expect(t('nothing', { context: 'UP' })).toBe('nothing');
});

test('a count chooses the form of its language, and nothing at all has one where a text gives it', async () => {
  const ar = {
    row_zero: 'zero',
    row_one: 'one',
    row_two: 'two',
    row_few: 'few',
    row_many: 'many',
    row_other: 'other',
  };
  const en = {
    row_one: '{{count}} row',
    row_other: '{{count}} rows',
    hit: 'Hits: {{count}}',
    left_zero: 'none',
    left_other: 'some',
  };
  await begin({ 'forms/en': en, 'forms/ar': ar }, 'en', 'forms');
  const t = translatorOf('forms');
  expect([0, 1, 2].map((count) => t('row', { count }))).toEqual(['0 rows', '1 row', '2 rows']);
  expect(t('hit', { count: 2 })).toBe('Hits: 2');
  expect([0, 5].map((count) => t('left', { count }))).toEqual(['none', 'some']);
  await fetchNamespace('forms', 'ar');
  const arabic = translatorOf('forms', 'ar');
  const said = [0, 1, 2, 3, 11, 100].map((count) => arabic('row', { count }));
  expect(said).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
});

test('a language is spoken once all that was asked for is there in it', async () => {
  const files = { 'whole/en': { hello: 'Hello' }, 'whole/ko': { hello: '안녕' } };
  await begin(files, 'en', 'whole');
  const heard = vi.fn();
  const stop = subscribeToTexts(heard);
  const before = translatorOf('whole');
  await fetchNamespace('whole', 'ko');
  expect(translatorOf('whole')).toBe(before);
  expect(heard).not.toHaveBeenCalled();
  await speak('ko').catch(() => undefined);
  stop();
  expect(translatorOf('whole', 'ko')('hello')).toBe('안녕');
});

test('a language whose texts cannot be fetched is not spoken', async () => {
  await begin({ 'kept/en': { hello: 'Hello' } }, 'en', 'kept');
  await expect(speak('tr')).rejects.toThrow('There are no texts in tr for');
  expect(textLanguage()).toBe('en');
  expect(translatorOf('kept')('hello')).toBe('Hello');
});

test('texts that could not be fetched are asked for again, and whoever shows them is told', async () => {
  const files: Record<string, TextTree> = {};
  await begin(files, 'en', 'late');
  expect(isSettled('late')).toBe(true);
  expect(hasTexts('late')).toBe(false);
  expect(translatorOf('late')('hello')).toBe('hello');
  const heard = vi.fn(() => translatorOf('late')('hello'));
  const stop = subscribeToTexts(heard);
  files['late/en'] = { hello: 'Hello' };
  const asked = fetchNamespace('late');
  expect(fetchNamespace('late')).toBe(asked);
  await asked;
  stop();
  expect(heard).toHaveLastReturnedWith('Hello');
});
