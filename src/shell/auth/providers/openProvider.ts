import type { IdentityProvider } from '~/graphql/types.generated.ts';
import { type ProviderSession, warnUninitialised } from './providerSession.ts';
import { loadProviderSettings } from './settings.ts';

/**
 * A provider's session, whose code is loaded now; null, with a console warning, when the provider is not configured.
 */
export async function openProvider(provider: IdentityProvider): Promise<ProviderSession | null> {
  const { firebase, auth0, kakao } = await loadProviderSettings();
  if (provider === 'FIREBASE' && firebase) return (await import('./firebase.ts')).openFirebase(firebase);
  if (provider === 'AUTH0' && auth0) return (await import('./auth0.ts')).openAuth0(auth0);
  if (provider === 'KAKAO' && kakao) return (await import('./openId.ts')).openKakao();
  warnUninitialised(provider);
  return null;
}
