import { expect, test } from 'vitest';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { isNameTaken, isPlainName, plainName, skeletonOf } from './names.rules.ts';
import { userFixtures } from './session.fixtures.ts';

test.each([
  ['a line break', 'Mira\nAydın'],
  ['a control character', 'Mira\u0007Aydın'],
  ['an override of direction', 'Mira \u202enıdyA'],
  ['an embedding', '\u202aMira'],
  ['an isolate', '\u2066Mira\u2069'],
  ['a mark of direction', 'Mira\u200f'],
  ['a space without width', 'Mi\u200bra'],
  ['a filler', 'Mira\u3164Aydın'],
  ['a line separator', 'Mira\u2028Aydın'],
  ['a tag', '<b>Mira</b>'],
])('a name with %s is no plain text', (_, name) => {
  expect(isPlainName(name)).toBe(false);
});

test.each(['Mira Aydın', 'محمد علي', '김민재', "Seán O'Brien", 'می\u200cخواهم'])(
  '%s is plain text',
  (name) => {
    expect(isPlainName(name)).toBe(true);
    expect(plainName(name)).toBe(name);
  },
);

test('a name is kept in one spelling, without spaces around it and without what is unseen', () => {
  expect(plainName('  Ayd\u0131n Jose\u0301\u202e ')).toBe('Ayd\u0131n Jos\u00e9');
});

test.each([
  ['in capitals', 'MIRA AYDIN'],
  ['without the space', 'MiraAydın'],
  ['with wide letters', 'Ｍｉｒａ Aydın'],
  ['with a joiner inside', 'Mi\u200dra Aydın'],
  ['with Cyrillic letters', 'Мirа Аydın'],
  ['with a Greek letter', 'Mιra Aydın'],
  ['with a dotted capital', 'MİRA AYDIN'],
])('a name that differs %s looks the same', (_, name) => {
  expect(skeletonOf(name)).toBe(skeletonOf('Mira Aydın'));
});

test('names that look different differ', () => {
  expect(skeletonOf('Mira Aydan')).not.toBe(skeletonOf('Mira Aydın'));
  expect(skeletonOf('김민재')).not.toBe(skeletonOf('김민지'));
});

test('a name is taken while another account has one that looks like it', async () => {
  const [user, ...others] = userFixtures();
  if (!user) throw new Error('There is no account.');
  const kept = { ...user, displayName: 'Mira Aydın', nameSkeleton: skeletonOf('Mira Aydın') };
  const store = createMemoryStore({ seeds: { users: () => [...others, kept] } });
  expect(await isNameTaken(store, 'MIRA AYDIN')).toBe(true);
  expect(await isNameTaken(store, 'Mira Aydın', 'another account')).toBe(true);
  expect(await isNameTaken(store, 'Mira Aydın', kept.id)).toBe(false);
  expect(await isNameTaken(store, 'Mira Aydan')).toBe(false);
});
