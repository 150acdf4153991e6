import { expect, test } from 'vitest';
import { loginErrors, registerErrors } from './session.rules.ts';

const valid = { displayName: 'Nadia', email: 'nadia@example.com', password: 'long enough' };

test('a login name and a password have at least four characters', () => {
  const message = 'Min character length is 4';
  expect(loginErrors({ email: 'abc', password: '123' })).toEqual([
    { field: 'email', message },
    { field: 'password', message },
  ]);
  expect(loginErrors({ email: 'abcd', password: '1234' })).toEqual([]);
});

test('a registration that keeps the rules has no errors', () => {
  expect(registerErrors(valid)).toEqual([]);
});

test.each([
  [{ displayName: '' }, 'displayName', 'Enter display name'],
  [{ displayName: 'abc' }, 'displayName', 'Min character length is 4'],
  [{ email: 'nadia' }, 'email', 'Please enter a valid email'],
  [{ email: 'a b@example.com' }, 'email', 'Please enter a valid email'],
  [{ password: '123' }, 'password', 'Min character length is 4'],
  [{ password: 'x'.repeat(257) }, 'password', 'A password has 256 characters at most'],
])('%o is refused on its field', (change, field, message) => {
  expect(registerErrors({ ...valid, ...change })).toEqual([{ field, message }]);
});
