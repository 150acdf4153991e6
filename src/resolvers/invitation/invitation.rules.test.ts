import { expect, test } from 'vitest';
import { createMemoryStore } from '~/store/memory/createMemoryStore.ts';
import { digestOf, INVITATION_LIFETIME, invitationOf, newToken } from './invitation.rules.ts';

test('a token has 256 random bits', () => {
  const tokens = Array.from({ length: 50 }, newToken);
  expect(tokens.every((token) => /^[0-9a-f]{64}$/.test(token))).toBe(true);
  expect(new Set(tokens).size).toBe(50);
});

test('of a token its SHA-256 is kept', async () => {
  expect(await digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('an invitation can be used for a week', () => {
  expect(INVITATION_LIFETIME).toBe(7 * 24 * 3_600_000);
});

test('a token opens its invitation until that expires, and no other', async () => {
  const row = {
    id: await digestOf('token'),
    email: null,
    role: 'USER',
    createdById: 'admin',
    createdAt: 0,
    expiresAt: 1_000,
  } as const;
  const store = createMemoryStore({ seeds: { invitations: () => [row] } });
  expect(await invitationOf(store, 'token', 999)).toEqual(row);
  expect(await invitationOf(store, 'token', 1_000)).toBeUndefined();
  expect(await invitationOf(store, 'other', 0)).toBeUndefined();
});
