import type { IdentityProvider } from '~/graphql/types.generated.ts';
import { tellProviderError } from '../../messages/errorText.ts';
import type { Refusal } from '../../messages/refusal.ts';
import type { AuthApi, Proof } from '../AuthContext.ts';
import { beginSession } from '../session.ts';
import { tell } from '../tellNotice.ts';
import { rememberProvider } from './mark.ts';
import { openProvider } from './openProvider.ts';
import type { ProviderProfile } from './providerSession.ts';
import { SignInFailure } from './signInFailure.ts';

/**
 * Exchanges a provider's proof for a session and begins it, with what the provider keeps of the user. Rejects with a
 * SignInFailure.
 */
export async function signInWith(
  { exchange }: Pick<AuthApi, 'exchange'>,
  provider: IdentityProvider,
  proof: Proof,
): Promise<void> {
  void tell('info', `loggingIn.${provider}`);
  const { session, errors } = await exchange(provider, proof).catch((error: unknown) => {
    throw new SignInFailure('refused', 'The API refused the proof.', error);
  });
  if (!session) throw refusalOf(errors);
  let profile: ProviderProfile = {};
  let problem: unknown = null;
  try {
    profile = (await (await openProvider(provider))?.profile()) ?? {};
  } catch (error) {
    // The session stands without it.
    problem = error;
  }
  rememberProvider(provider);
  beginSession(session.accessToken, { ...session.user, ...profile });
  await tell('success', `loggedIn.${provider}`);
  if (problem !== null) await tellProviderError(problem);
}

function refusalOf([refusal]: readonly Refusal[]): SignInFailure {
  return new SignInFailure(refusal?.code === 'TAKEN' ? 'emailTaken' : 'refused', 'The API began no session.');
}
