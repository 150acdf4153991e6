import { expect, test } from 'vitest';
import {
  loginErrors,
  newPasswordErrors,
  normalised,
  registerErrors,
  registerFormErrors,
} from './session.rules.ts';

const valid = { displayName: 'Nadia', email: 'nadia@example.com', password: 'long enough' };

test('a login name and a password have at least four characters', () => {
  expect(loginErrors({ email: 'abc', password: '123' })).toEqual([
    { field: 'email', code: 'TOO_SHORT', params: [{ name: 'least', value: '4' }] },
    { field: 'password', code: 'TOO_SHORT', params: [{ name: 'least', value: '4' }] },
  ]);
  expect(loginErrors({ email: 'abcd', password: '1234' })).toEqual([]);
});

test('spaces around a login name do not lengthen it', () => {
  expect(loginErrors({ email: ' abc ', password: '1234' })).toMatchObject([{ field: 'email' }]);
});

test('a password that is longer than any that is kept is not even hashed', () => {
  expect(loginErrors({ email: 'abcd', password: 'x'.repeat(256) })).toEqual([]);
  expect(loginErrors({ email: 'abcd', password: 'x'.repeat(257) })).toEqual([
    { field: 'password', code: 'TOO_LONG', params: [{ name: 'most', value: '256' }] },
  ]);
});

test('a registration that keeps the rules has no errors', () => {
  expect(registerErrors(valid)).toEqual([]);
  expect(registerErrors({ ...valid, displayName: 'Nadi' })).toEqual([]);
  expect(registerErrors({ ...valid, email: `${'n'.repeat(242)}@example.com` })).toEqual([]);
  expect(registerErrors({ ...valid, password: 'x'.repeat(256) })).toEqual([]);
  expect(registerErrors({ ...valid, displayName: 'x'.repeat(100) })).toEqual([]);
  expect(registerErrors({ ...valid, email: ' nadia@example.com ' })).toEqual([]);
});

test.each([
  [{ displayName: '' }, 'displayName', 'REQUIRED'],
  [{ displayName: '   ' }, 'displayName', 'REQUIRED'],
  [{ displayName: ' abc ' }, 'displayName', 'TOO_SHORT'],
  [{ displayName: 'abc' }, 'displayName', 'TOO_SHORT'],
  [{ displayName: 'x'.repeat(101) }, 'displayName', 'TOO_LONG'],
  [{ displayName: '<b>Nadia</b>' }, 'displayName', 'NOT_PLAIN_TEXT'],
  [{ email: 'nadia' }, 'email', 'INVALID_EMAIL'],
  [{ email: 'nadia@localhost' }, 'email', 'INVALID_EMAIL'],
  [{ email: `${'n'.repeat(243)}@example.com` }, 'email', 'INVALID_EMAIL'],
  [{ email: 'a b@example.com' }, 'email', 'INVALID_EMAIL'],
  [{ password: '1234567' }, 'password', 'TOO_SHORT'],
  [{ password: 'x'.repeat(257) }, 'password', 'TOO_LONG'],
])('%o is refused on its field', (change, field, code) => {
  expect(registerErrors({ ...valid, ...change })).toMatchObject([{ field, code }]);
});

test('the password is typed twice, the same', () => {
  const form = { ...valid, passwordConfirm: 'long enough' };
  expect(registerFormErrors(form)).toEqual([]);
  expect(registerFormErrors({ ...form, passwordConfirm: 'long enougH' })).toMatchObject([
    { field: 'passwordConfirm', code: 'MISMATCH' },
  ]);
});

test('a new password has at least eight characters', () => {
  expect(newPasswordErrors('password', '12345678')).toEqual([]);
  expect(newPasswordErrors('password', '1234567')).toEqual([
    { field: 'password', code: 'TOO_SHORT', params: [{ name: 'least', value: '8' }] },
  ]);
});

test('an address is kept in lower case, without spaces around it', () => {
  expect(normalised(' Nadia@Example.COM ')).toBe('nadia@example.com');
});

test('a display name that is too long is told how long it may be', () => {
  expect(registerErrors({ ...valid, displayName: 'x'.repeat(101) })).toEqual([
    { field: 'displayName', code: 'TOO_LONG', params: [{ name: 'most', value: '100' }] },
  ]);
});

test('passwords that differ name the field that they should agree with', () => {
  expect(registerFormErrors({ ...valid, passwordConfirm: '' })).toEqual([
    { field: 'passwordConfirm', code: 'MISMATCH', params: [{ name: 'other', value: 'password' }] },
  ]);
});
