import { expect, test } from 'vitest';
import { loginErrors, registerErrors, registerFormErrors } from './session.rules.ts';

const valid = { displayName: 'Nadia', email: 'nadia@example.com', password: 'long enough' };

test('a login name and a password have at least four characters', () => {
  const message = 'Min character length is 4';
  expect(loginErrors({ email: 'abc', password: '123' })).toEqual([
    { field: 'email', message },
    { field: 'password', message },
  ]);
  expect(loginErrors({ email: 'abcd', password: '1234' })).toEqual([]);
});

test('spaces around a login name do not lengthen it', () => {
  expect(loginErrors({ email: ' abc ', password: '1234' })).toMatchObject([{ field: 'email' }]);
});

test('a password that is longer than any that is kept is not even hashed', () => {
  expect(loginErrors({ email: 'abcd', password: 'x'.repeat(256) })).toEqual([]);
  expect(loginErrors({ email: 'abcd', password: 'x'.repeat(257) })).toEqual([
    { field: 'password', message: 'A password has 256 characters at most' },
  ]);
});

test('a registration that keeps the rules has no errors', () => {
  expect(registerErrors(valid)).toEqual([]);
  expect(registerErrors({ ...valid, displayName: 'Nadi' })).toEqual([]);
  expect(registerErrors({ ...valid, email: `${'n'.repeat(242)}@example.com` })).toEqual([]);
  expect(registerErrors({ ...valid, password: 'x'.repeat(256) })).toEqual([]);
});

test.each([
  [{ displayName: '' }, 'displayName', 'Enter display name'],
  [{ displayName: '   ' }, 'displayName', 'Enter display name'],
  [{ displayName: ' abc ' }, 'displayName', 'Min character length is 4'],
  [{ displayName: 'abc' }, 'displayName', 'Min character length is 4'],
  [{ email: 'nadia' }, 'email', 'Please enter a valid email'],
  [{ email: 'nadia@localhost' }, 'email', 'Please enter a valid email'],
  [{ email: `${'n'.repeat(243)}@example.com` }, 'email', 'Please enter a valid email'],
  [{ email: 'a b@example.com' }, 'email', 'Please enter a valid email'],
  [{ password: '1234567' }, 'password', 'A password has 8 characters at least'],
  [{ password: 'x'.repeat(257) }, 'password', 'A password has 256 characters at most'],
])('%o is refused on its field', (change, field, message) => {
  expect(registerErrors({ ...valid, ...change })).toEqual([{ field, message }]);
});

test('the password is typed twice, the same', () => {
  const form = { ...valid, passwordConfirm: 'long enough' };
  expect(registerFormErrors(form)).toEqual([]);
  expect(registerFormErrors({ ...form, passwordConfirm: 'long enougH' })).toEqual([
    { field: 'passwordConfirm', message: 'Passwords do not match' },
  ]);
});
