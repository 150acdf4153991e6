import { expect, test } from 'vitest';
import { accountErrors, changePasswordErrors } from './account.rules.ts';

const codesOf = (change: Parameters<typeof accountErrors>[0]) =>
  accountErrors(change).map(({ field, code, params }) =>
    [field, code, ...params.map(({ value }) => value)].join(' '),
  );

test('what was left out has no errors', () => {
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ displayName: null, photoURL: null, shortcuts: null })).toEqual([]);
});

test('a display name keeps the rules of registration', () => {
  expect(codesOf({ displayName: '' })).toEqual(['displayName REQUIRED']);
  expect(codesOf({ displayName: 'Nadia' })).toEqual([]);
});

test.each(['', 'https://example.com/a.png', 'http://example.com/a.png', '/a.png', `/${'a'.repeat(1_999)}`])(
  'a picture may be %o',
  (photoURL) => {
    expect(codesOf({ photoURL })).toEqual([]);
  },
);

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '//example.com/a.png',
  `/${'a'.repeat(2_000)}`,
])('a picture may not be %o', (photoURL) => {
  expect(codesOf({ photoURL })).toEqual(['photoURL INVALID_ADDRESS https:, http:, /']);
});

test('there are 100 shortcuts at most, each of 1 to 100 characters', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);
  expect(codesOf({ shortcuts: many(100) })).toEqual([]);
  expect(codesOf({ shortcuts: many(101) })).toEqual(['shortcuts TOO_MANY 100']);
  expect(codesOf({ shortcuts: ['todo', ''] })).toEqual(['shortcuts ITEM_REQUIRED']);
  expect(codesOf({ shortcuts: ['todo', 'x'.repeat(100)] })).toEqual([]);
  expect(codesOf({ shortcuts: ['todo', 'x'.repeat(101)] })).toEqual(['shortcuts ITEM_TOO_LONG 100']);
});

test('the old password may be as short as ever, the new one has eight characters', () => {
  const errors = (oldPassword: string, newPassword: string) =>
    changePasswordErrors({ oldPassword, newPassword }).map(({ field, code }) => `${field} ${code}`);
  expect(errors('1234', '12345678')).toEqual([]);
  expect(errors('123', '1234567')).toEqual(['oldPassword TOO_SHORT', 'newPassword TOO_SHORT']);
});
