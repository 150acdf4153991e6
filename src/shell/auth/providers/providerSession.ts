import type { IdentityProvider } from '~/graphql/types.generated.ts';
import type { Proof, UserData } from '../AuthContext.ts';
import type { SessionUser } from '../session.ts';

/** What a provider stores about a user; unknown parts are left out. */
export type ProviderProfile = UserData & Partial<Pick<SessionUser, 'displayName' | 'photoURL'>>;

/** A user's sign-in with a provider in this browser. */
export interface ProviderSession {
  /** A fresh proof of who is signed in at the provider; null when nobody is. */
  proof(): Promise<Proof | null>;
  /** What the provider keeps of the user. Rejects with the provider's message. */
  profile(): Promise<ProviderProfile>;
  /** Keeps what the user has chosen; null where the provider keeps nothing. Rejects with the provider's message. */
  readonly save: ((user: SessionUser) => Promise<void>) | null;
  /** Signs out at the provider, as far as that is possible without leaving the page. */
  leave(): Promise<void>;
}

const warned = new Set<IdentityProvider>();
const uninitialised: Readonly<Record<IdentityProvider, string>> = {
  FIREBASE: 'Firebase not initialised: FIREBASE_API_KEY and FIREBASE_PROJECT_ID are not set.',
  AUTH0: 'Auth0 not initialised: AUTH0_DOMAIN and AUTH0_CLIENT_ID are not set.',
  KAKAO: 'KakaoTalk not initialised: KAKAO_CLIENT_ID is not set.',
};

/** Says once, to whoever runs the product, that somebody wanted a provider that is not configured (shell §8). */
export function warnUninitialised(provider: IdentityProvider): void {
  if (warned.has(provider)) return;
  warned.add(provider);
  console.warn(uninitialised[provider]);
}
