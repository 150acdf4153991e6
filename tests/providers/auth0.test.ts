import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openAuth0 } from '~/shell/auth/providers/auth0.ts';
import {
  accessToken,
  isProviderExpired,
  keepTokens,
  keptProof,
} from '~/shell/auth/providers/openIdTokens.ts';
import type { SessionUser } from '~/shell/auth/session.ts';
import { tokensFor } from '../support/idToken.ts';
import { clientId, type OpenIdProvider, startOpenIdProvider } from '../support/openIdProvider.ts';

const hour = 3_600_000;
const user: SessionUser = {
  id: 'u1',
  from: 'AUTH0',
  displayName: 'Nadia Rahman',
  email: 'nadia@provider.example',
  roles: ['ADMIN'],
  photoURL: '',
  shortcuts: ['todo'],
  settings: { theme: { main: 'slate' } },
};

let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await startOpenIdProvider();
});
afterAll(() => provider.stop());

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  keepTokens({ ...(await tokensFor(provider, 'nadia', 'n')), nonce: 'n', expiresAt: Date.now() + hour });
});
afterEach(() => vi.unstubAllGlobals());

const account = () => openAuth0({ issuer: provider.issuer, clientId });

test('what the user has chosen is kept in user_metadata, and comes back with the profile', async () => {
  expect(await account().profile()).toEqual({ displayName: 'Nadia Rahman' });
  await account().save?.(user);
  const { settings, shortcuts } = user;
  expect(provider.metadataOf('nadia')).toEqual({ settings, shortcuts });
  expect(await account().profile()).toEqual({ displayName: 'Nadia Rahman', settings, shortcuts });
});

test('a change that the provider refuses fails with its message', async () => {
  provider.refuseChanges();
  await expect(account().save?.(user)).rejects.toThrow('Global limit has been reached');
});

test('a session that is over opens nothing and proves nothing', async () => {
  localStorage.setItem('expires_at', String(Date.now() - 1));
  expect([isProviderExpired(), accessToken(), keptProof()]).toEqual([true, null, null]);
  await expect(account().profile()).rejects.toThrow('The session with Auth0 is over');
});

test('leaving forgets its tokens', async () => {
  await account().leave();
  expect(['access_token', 'id_token', 'expires_at'].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    null,
  ]);
});
