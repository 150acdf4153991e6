import { expect, test } from 'vitest';
import { commentsErrors, emptyAbout, likeId, messageErrors } from './profile.rules.ts';

test('a post has a text of 2,000 characters at most', () => {
  expect(messageErrors(' ')).toMatchObject([{ field: 'message', code: 'REQUIRED' }]);
  expect(messageErrors('x'.repeat(2_000))).toEqual([]);
  expect(messageErrors('x'.repeat(2_001))).toEqual([
    { field: 'message', code: 'TOO_LONG', params: [{ name: 'most', value: '2000' }] },
  ]);
});

test('a post has 100 comments at most', () => {
  expect(commentsErrors(99)).toEqual([]);
  expect(commentsErrors(100)).toEqual([
    {
      field: 'message',
      code: 'LIMIT_REACHED',
      params: [
        { name: 'most', value: '100' },
        { name: 'of', value: 'comments' },
      ],
    },
  ]);
});

test('a like is of a person and a post', () => {
  expect(likeId('user', 'post')).toBe('user:post');
});

test('of somebody who filled in nothing only the address of the account is told', () => {
  expect(emptyAbout('user', 'mira@example.com')).toEqual({
    id: 'user',
    ownerId: 'user',
    general: { gender: '', birthday: '', locations: [], about: '' },
    work: { assignedSupervisor: '', contractorsOnCall: [] },
    contact: { address: '', tel: [], websites: [], emails: ['mira@example.com'] },
    groups: [],
    friends: [],
  });
});
