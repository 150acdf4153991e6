import type { IdentityProvider } from '~/graphql/types.generated.ts';

const markKey = 'watchfloor_provider';

/** The provider that signed in whoever is or was last signed in here; null for an account of ours. */
export function signedInWith(): IdentityProvider | null {
  try {
    return localStorage.getItem(markKey) as IdentityProvider | null;
  } catch {
    return null;
  }
}

/** Remembers which provider signed somebody in. */
export function rememberProvider(provider: IdentityProvider | null): void {
  try {
    if (provider === null) localStorage.removeItem(markKey);
    else localStorage.setItem(markKey, provider);
  } catch {
    // Storage is forbidden: the sign-in lasts as long as the page.
  }
}
