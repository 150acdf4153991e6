import { expect, test } from 'vitest';
import { loginErrors, registerErrors, registerFormErrors } from './session.rules.ts';

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
});

test.each([
  [{ displayName: '' }, 'displayName', 'REQUIRED'],
  [{ displayName: '   ' }, 'displayName', 'REQUIRED'],
  [{ displayName: ' abc ' }, 'displayName', 'TOO_SHORT'],
  [{ displayName: 'abc' }, 'displayName', 'TOO_SHORT'],
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
