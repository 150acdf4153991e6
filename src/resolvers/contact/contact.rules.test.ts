import { describe, expect, test } from 'vitest';
import { DAY } from '../base/period.rules.ts';
import {
  chatIdOf,
  chatKeyOf,
  contactErrors,
  contactOf,
  dayOf,
  emailKeyOf,
  groupErrors,
  groupsErrors,
  noFields,
  normaliseContact,
  severalErrors,
  whomUsesName,
} from './contact.rules.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const codesOf = (change: Partial<typeof noFields>, keptAvatar?: string) =>
  contactErrors({ ...noFields, name: 'Mira', ...change }, now, keptAvatar).map(({ field, code, params }) =>
    [field, code, ...params.map(({ value }) => value)].join(' '),
  );

describe('a contact', () => {
  test('needs a name and nothing else', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ name: '' })).toEqual(['name REQUIRED']);
  });

  test.each([
    ['name', 60],
    ['lastName', 60],
    ['nickname', 60],
    ['company', 120],
    ['jobTitle', 120],
    ['phone', 40],
    ['address', 300],
    ['notes', 2_000],
  ] as const)('has a %s of %i characters at most', (field, most) => {
    expect(codesOf({ [field]: 'x'.repeat(most) })).toEqual([]);
    expect(codesOf({ [field]: 'x'.repeat(most + 1) })).toEqual([`${field} TOO_LONG ${most}`]);
  });

  test('has an address to which mail could go', () => {
    expect(codesOf({ email: 'mira@example.com' })).toEqual([]);
    expect(codesOf({ email: 'mira' })).toEqual(['email INVALID_EMAIL']);
    expect(codesOf({ email: `${'m'.repeat(243)}@example.com` })).toEqual(['email TOO_LONG 254']);
  });

  test.each([
    'https://example.com/a.png',
    'http://example.com/a.png',
    '/a.png',
    'data:image/png;base64,AAAA',
  ])('may have the picture %s', (avatar) => {
    expect(codesOf({ avatar })).toEqual([]);
  });

  test('has no picture that could be a script, but keeps what it has', () => {
    const refused = ['avatar INVALID_ADDRESS https:, http:, /, data:image/'];
    expect(codesOf({ avatar: 'javascript:alert(1)' })).toEqual(refused);
    expect(codesOf({ avatar: 'icon:mira' }, 'icon:other')).toEqual(refused);
    expect(codesOf({ avatar: 'icon:mira' }, 'icon:mira')).toEqual([]);
  });

  test.each(['1984-05-29', '2024-02-29'])('may be born on %s', (birthday) => {
    expect(codesOf({ birthday })).toEqual([]);
  });

  test.each(['29.5.1984', '1984-5-29', '1984-13-01', '2023-02-29', ''])('is not born on %o', (birthday) => {
    expect(codesOf({ birthday })).toEqual(['birthday INVALID_FORMAT 1984-05-29']);
  });

  test('is born tomorrow at most, for somewhere that is today', () => {
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    expect(codesOf({ birthday: day(now + DAY) })).toEqual([]);
    expect(codesOf({ birthday: day(now + 2 * DAY) })).toEqual(['birthday IN_FUTURE']);
    const midnight = Date.parse('2026-11-22T00:00:00Z');
    expect(contactErrors({ ...noFields, name: 'Mira', birthday: '2026-11-23' }, midnight)).toEqual([]);
  });
});

test('texts are kept without space around them, and an empty birthday as none', () => {
  expect(normaliseContact({ ...noFields, name: ' Mira ', birthday: ' ' })).toEqual({
    ...noFields,
    name: 'Mira',
  });
  expect(normaliseContact({ ...noFields, birthday: ' 1984-05-29 ' }).birthday).toBe('1984-05-29');
  expect(normaliseContact(noFields).birthday).toBeNull();
});

test('everything but the picture is searched', () => {
  const fields = { ...noFields, name: 'Mira', avatar: '/a.png', company: 'Port' };
  expect(contactOf({ id: 'c', createdById: 'u' }, fields)).toEqual({
    ...fields,
    id: 'c',
    emailKey: '',
    words: 'Mira\nPort',
    createdById: 'u',
  });
});

test('a group has a name of 60 characters at most, and one person 100 groups', () => {
  expect(groupErrors('')).toMatchObject([{ field: 'name', code: 'REQUIRED' }]);
  expect(groupErrors('x'.repeat(60))).toEqual([]);
  expect(groupErrors('x'.repeat(61))).toEqual([
    { field: 'name', code: 'TOO_LONG', params: [{ name: 'most', value: '60' }] },
  ]);
  expect(groupsErrors(99)).toEqual([]);
  expect(groupsErrors(100)).toEqual([
    {
      field: 'name',
      code: 'LIMIT_REACHED',
      params: [
        { name: 'most', value: '100' },
        { name: 'of', value: 'groups' },
      ],
    },
  ]);
});

test('one call adds a hundred contacts at most, and one at least', () => {
  expect([severalErrors(1), severalErrors(100)]).toEqual([[], []]);
  expect(severalErrors(0)).toEqual([{ field: 'contacts', code: 'REQUIRED', params: [] }]);
  expect(severalErrors(101)).toEqual([
    { field: 'contacts', code: 'TOO_MANY', params: [{ name: 'most', value: '100' }] },
  ]);
});

test('an address is the same in capitals and with space around it', () => {
  expect(emailKeyOf(' Mira@Example.COM ')).toBe('mira@example.com');
});

test('a use is of the day in UTC on which it was', () => {
  const midnight = Date.parse('2026-11-22T00:00:00Z');
  expect([dayOf(midnight), dayOf(now), dayOf(midnight + DAY - 1)]).toEqual([midnight, midnight, midnight]);
});

test('uses name people by their address, and those of the chat who have none by their id', () => {
  const inChat = chatKeyOf(chatIdOf('person-7'));
  expect(whomUsesName(['mira@example.com', inChat, 'cem@example.com'])).toEqual({
    ids: ['person-7'],
    emailKeys: ['mira@example.com', 'cem@example.com'],
  });
  expect(whomUsesName([])).toEqual({ ids: [], emailKeys: [] });
});
