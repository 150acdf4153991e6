import { expect, test } from 'vitest';
import { refusals, refuse } from './refusal.rules.ts';
import { refusalSentence } from './refusalSentence.rules.ts';

test('a refusal is a field, a code and its parameters as text', () => {
  expect(refuse('streams.0.port', 'OUT_OF_RANGE', { least: 1, most: 65_535 })).toEqual({
    field: 'streams.0.port',
    code: 'OUT_OF_RANGE',
    params: [
      { name: 'least', value: '1' },
      { name: 'most', value: '65535' },
    ],
  });
});

test('of rules, those that are broken refuse, in their order', () => {
  const [first, second] = [refuse('name', 'REQUIRED'), refuse('tags', 'TOO_MANY', { most: 20 })];
  expect(refusals(first, false, second)).toEqual([first, second]);
});

test.each([
  // Specification, shell §5 and §8, word for word.
  [refuse('password', 'TOO_SHORT', { least: 4 }), 'Min character length is 4'],
  [refuse('email', 'INVALID_EMAIL'), 'Please enter a valid email'],
  [refuse('passwordConfirm', 'MISMATCH', { other: 'password' }), 'Passwords do not match'],
  [refuse('email', 'UNKNOWN_ACCOUNT'), 'Check your username/email'],
  [refuse('password', 'WRONG_PASSWORD'), 'Check your password'],
  [refuse('email', 'TAKEN'), 'The email is already in use'],
  [refuse('displayName', 'REQUIRED'), 'Enter display name'],
  // The field is called by its name.
  [refuse('title', 'REQUIRED'), 'Enter a title.'],
  [refuse('siteId', 'REQUIRED'), 'Choose a site.'],
  [refuse('streams.1.host', 'REQUIRED'), 'Enter a host.'],
  [refuse('jobTitle', 'TOO_LONG', { most: 120 }), 'A job title has 120 characters at most.'],
  [refuse('notes', 'TOO_LONG', { most: 5_000 }), 'Notes have 5000 characters at most.'],
  [refuse('lat', 'OUT_OF_RANGE', { least: -90, most: 90 }), 'A latitude lies between -90 and 90.'],
  [
    refuse('framesPerSecond', 'OUT_OF_RANGE', { least: 1, most: 240 }),
    'Frames per second lie between 1 and 240.',
  ],
  [
    refuse('displayName', 'NOT_PLAIN_TEXT'),
    'A display name is plain text: leave out < and >, line breaks and marks of direction',
  ],
  [refuse('name', 'TAKEN'), 'There is something of that name here already.'],
  [
    refuse('priceTaxIncl', 'MISMATCH', { other: 'priceTaxExcl' }),
    'This does not agree with the price without tax: change one of them.',
  ],
  // At a limit, with what can be done about it.
  [
    refuse('name', 'LIMIT_REACHED', { most: 100, of: 'walls' }),
    'There are 100 walls already, which is the most: remove one first.',
  ],
  [
    refuse('shared', 'LIMIT_REACHED', { most: 200, of: 'walls' }),
    'There are 200 walls already, which is the most: keep this one to yourself.',
  ],
  [
    refuse('message', 'LIMIT_REACHED', { most: 100, of: 'comments' }),
    'There are 100 comments already, which is the most: write a post of your own.',
  ],
  // Of several, the one that is meant.
  [refuse('to', 'INVALID_EMAIL', { item: 'mira' }), 'mira: Please enter a valid email'],
])('%o says: %s', (refusal, sentence) => {
  expect(refusalSentence(refusal)).toBe(sentence);
});
