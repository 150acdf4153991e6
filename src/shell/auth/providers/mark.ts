import type { IdentityProvider } from '~/graphql/types.generated.ts';
import { readStored, store } from '~/lib/safeStorage.ts';
import { readSession } from '../session.ts';

const markKey = 'watchfloor_provider';

/** The provider of the current or last user of this browser; null for one of our own accounts. */
export const signedInWith = (): IdentityProvider | null => readStored(markKey) as IdentityProvider | null;

/**
 * The provider on which the session depends, or whose sign-in can begin one. Null while somebody is signed in with another
 * account: a provider that could not be left before is then only left by the logout.
 */
export function providerToAsk(): IdentityProvider | null {
  const provider = signedInWith();
  const account = readSession()?.user?.from ?? provider;
  return account === provider ? provider : null;
}

/** Remembers which provider signed somebody in. */
export const rememberProvider = (provider: IdentityProvider | null): void => store(markKey, provider);
