import type { IdentityProvider } from '~/graphql/types.generated.ts';
import type { AuthApi } from '../AuthContext.ts';
import { endSession, readSession } from '../session.ts';
import { tell } from '../tellNotice.ts';
import { rememberProvider, signedInWith } from './mark.ts';
import { clearTokens, isProviderExpired } from './openIdTokens.ts';
import { openProvider } from './openProvider.ts';
import { signInWith } from './signIn.ts';

/** The provider's session is over: what it left here is cleared, and ours ends with it. */
function forget(): void {
  clearTokens();
  rememberProvider(null);
  if (readSession()) endSession('expired');
}

/**
 * Asks the provider that signed in last whether it still does. A session of ours ends when it does not, and begins anew
 * when only ours was over at the start of the page. Never rejects.
 */
export async function resume(
  door: Pick<AuthApi, 'exchange'>,
  provider: IdentityProvider,
  hadSession: boolean,
): Promise<void> {
  if (provider !== 'FIREBASE' && isProviderExpired()) return forget();
  try {
    const proof = await (await openProvider(provider))?.proof();
    // Who has logged out meanwhile stays so.
    if (signedInWith() !== provider) return;
    if (!proof) forget();
    else if (!hadSession) await signInWith(door, provider, proof);
  } catch {
    rememberProvider(null);
    void tell('error', 'failedWithToken');
  }
}
