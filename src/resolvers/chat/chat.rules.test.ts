import { expect, test } from 'vitest';
import { contactOfUser, messageErrors, moodErrors } from './chat.rules.ts';

test('a message has a text of 4,000 characters at most', () => {
  expect(messageErrors(' \n')).toMatchObject([{ field: 'text', code: 'REQUIRED' }]);
  expect(messageErrors('x'.repeat(4_000))).toEqual([]);
  expect(messageErrors('x'.repeat(4_001))).toEqual([
    { field: 'text', code: 'TOO_LONG', params: [{ name: 'most', value: '4000' }] },
  ]);
});

test('a mood has 140 characters at most, and may be empty', () => {
  expect(moodErrors('')).toEqual([]);
  expect(moodErrors('x'.repeat(140))).toEqual([]);
  expect(moodErrors('x'.repeat(141))).toEqual([
    { field: 'mood', code: 'TOO_LONG', params: [{ name: 'most', value: '140' }] },
  ]);
});

test('an account appears under its name and picture, online and without a mood', () => {
  expect(contactOfUser({ id: 'u', displayName: 'Mira', photoURL: '/a.png' })).toEqual({
    id: 'u',
    name: 'Mira',
    avatar: '/a.png',
    status: 'ONLINE',
    mood: '',
    userId: 'u',
  });
});
