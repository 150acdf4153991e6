import { readStored, store } from '~/lib/safeStorage.ts';
import type { Proof } from '../AuthContext.ts';

/** The names are the specification's (shell §7), which Auth0 and KakaoTalk share: one is signed in at a time. */
const keys = { access: 'access_token', id: 'id_token', expiresAt: 'expires_at', nonce: 'id_token_nonce' };

export interface OpenIdTokens {
  readonly accessToken: string;
  readonly idToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly nonce: string;
}

/** Keeps the tokens of a sign-in. */
export function keepTokens(tokens: OpenIdTokens): void {
  store(keys.access, tokens.accessToken);
  store(keys.id, tokens.idToken);
  store(keys.expiresAt, String(tokens.expiresAt));
  store(keys.nonce, tokens.nonce);
}

export function clearTokens(): void {
  for (const key of Object.values(keys)) store(key, null);
}

/** When the provider's session is over, in milliseconds since 1970; null when none was kept. */
export function providerExpiry(): number | null {
  const kept = readStored(keys.expiresAt);
  // What is no number is over.
  return kept === null ? null : Number(kept) || 0;
}

/** The provider's session is over (specification, shell §9). False when none was kept. */
export function isProviderExpired(now = Date.now()): boolean {
  const expiresAt = providerExpiry();
  return expiresAt !== null && expiresAt <= now;
}

/** The access token that opens the provider's API; null when it is over or was not kept. */
export const accessToken = (now = Date.now()): string | null =>
  isProviderExpired(now) ? null : readStored(keys.access);

/** What proves who is signed in there; null when it is over or was not kept. */
export function keptProof(now = Date.now()): Proof | null {
  const token = isProviderExpired(now) ? null : readStored(keys.id);
  return token === null ? null : { token, nonce: readStored(keys.nonce) };
}
