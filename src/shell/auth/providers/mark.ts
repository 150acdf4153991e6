import type { IdentityProvider } from '~/graphql/types.generated.ts';
import { readStored, store } from '~/lib/safeStorage.ts';

const markKey = 'watchfloor_provider';

/** The provider that signed in whoever is or was last signed in here; null for an account of ours. */
export const signedInWith = (): IdentityProvider | null => readStored(markKey) as IdentityProvider | null;

/** Remembers which provider signed somebody in. */
export const rememberProvider = (provider: IdentityProvider | null): void => store(markKey, provider);
