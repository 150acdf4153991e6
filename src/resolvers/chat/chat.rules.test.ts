import { expect, test } from 'vitest';
import {
  contactOfUser,
  keyErrors,
  messageErrors,
  moodErrors,
  reachedUntil,
  shownStatus,
} from './chat.rules.ts';

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
    email: '',
    personId: null,
  });
});

test('a key says something in 64 characters, or is left out', () => {
  expect([keyErrors(null), keyErrors(undefined), keyErrors('x'.repeat(64))]).toEqual([[], [], []]);
  expect(keyErrors('')).toMatchObject([{ field: 'key', code: 'REQUIRED' }]);
  expect(keyErrors('x'.repeat(65))).toEqual([
    { field: 'key', code: 'TOO_LONG', params: [{ name: 'most', value: '64' }] },
  ]);
});

test('whoever has no tab connected is offline, whatever they chose', () => {
  expect(shownStatus('AWAY', true)).toBe('AWAY');
  expect(shownStatus('ONLINE', false)).toBe('OFFLINE');
});

test('what was read was delivered, and neither is taken back', () => {
  const nothing = { deliveredUntil: null, readUntil: null };
  expect(reachedUntil(nothing, null, 'read')).toEqual(nothing);
  expect(reachedUntil(nothing, 5, 'delivered')).toEqual({ deliveredUntil: 5, readUntil: null });
  expect(reachedUntil(nothing, 5, 'read')).toEqual({ deliveredUntil: 5, readUntil: 5 });
  expect(reachedUntil({ deliveredUntil: 9, readUntil: 7 }, 5, 'read')).toEqual({
    deliveredUntil: 9,
    readUntil: 7,
  });
  expect(reachedUntil({ deliveredUntil: 9, readUntil: 7 }, null, 'read')).toEqual({
    deliveredUntil: 9,
    readUntil: 7,
  });
});
