import type { IdentityProvider } from '~/graphql/types.generated.ts';
import type { AuthApi } from '../AuthContext.ts';
import { endSession, readSession } from '../session.ts';
import { tell } from '../tellNotice.ts';
import { rememberProvider, signedInWith } from './mark.ts';
import { clearTokens, isProviderExpired, providerExpiry } from './openIdTokens.ts';
import { openProvider } from './openProvider.ts';
import { signInWith } from './signIn.ts';

/** setTimeout overflows above 2³¹ ms. */
const longestTimer = 2 ** 31 - 1;

/** The provider's session is over: its data are removed from this browser, and our session ends too. */
function forget(): void {
  clearTokens();
  rememberProvider(null);
  if (readSession()) endSession('expired');
}

/** Signs out of the provider. When that fails it stays remembered, so that a later logout does it. */
async function leaveProvider(provider: IdentityProvider): Promise<void> {
  await (await openProvider(provider))?.leave();
  if (signedInWith() === provider) rememberProvider(null);
}

/**
 * Clears what the provider left here, and ends our session, at the moment when the provider's session is over
 * (specification, shell §9). Returns the function that stops waiting for it.
 */
export function forgetWhenExpired(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const expiresAt = providerExpiry();
    if (expiresAt === null) return;
    if (expiresAt <= Date.now()) forget();
    else timer = setTimeout(wait, Math.min(expiresAt - Date.now(), longestTimer));
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * Asks the provider of the last sign-in whether the user is still signed in there. A session of ours ends when it does
 * not, and begins anew when only ours was over at the start of the page. A provider that fails logs out, there too
 * (specification, shell §8: "Failure of token login … logs the user out"). Never rejects.
 */
export async function resume(
  door: Pick<AuthApi, 'exchange'>,
  provider: IdentityProvider,
  hadSession: boolean,
): Promise<void> {
  if (provider !== 'FIREBASE' && isProviderExpired()) return forget();
  try {
    const proof = await (await openProvider(provider))?.proof();
    // Somebody who has logged out meanwhile stays logged out.
    if (signedInWith() !== provider) return;
    if (!proof) forget();
    else if (!hadSession) await signInWith(door, provider, proof);
  } catch {
    if (hadSession && readSession()) endSession('rejected');
    void tell('error', 'failedWithToken');
    await leaveProvider(provider).catch(() => undefined);
  }
}
