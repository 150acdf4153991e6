import type { IdentityProvider } from '~/graphql/types.generated.ts';
import type { Proof, UserData } from '../AuthContext.ts';
import type { SessionUser } from '../session.ts';

/** What a provider knows of a user besides who it is; the parts that it does not know are left out. */
export type ProviderProfile = UserData & Partial<Pick<SessionUser, 'displayName' | 'photoURL'>>;

/** Somebody's sign-in with a provider, as it lies in this browser. */
export interface ProviderSession {
  /** Proves anew who is signed in there; null when nobody is any more. */
  proof(): Promise<Proof | null>;
  /** What the provider keeps of the user. Rejects with the provider's message. */
  profile(): Promise<ProviderProfile>;
  /** Keeps what the user has chosen; null where the provider keeps nothing. Rejects with the provider's message. */
  readonly save: ((user: SessionUser) => Promise<void>) | null;
  /** Signs out there, as far as that needs nobody to leave the page. */
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
