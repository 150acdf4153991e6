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

/** Keeps the tokens of a sign-in. Where storage is forbidden they are not kept, and the next visit signs in anew. */
export function keepTokens(tokens: OpenIdTokens): void {
  try {
    localStorage.setItem(keys.access, tokens.accessToken);
    localStorage.setItem(keys.id, tokens.idToken);
    localStorage.setItem(keys.expiresAt, String(tokens.expiresAt));
    localStorage.setItem(keys.nonce, tokens.nonce);
  } catch {
    // The session itself goes on.
  }
}

export function clearTokens(): void {
  try {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The provider's session is over (specification, shell §9). False when none was kept. */
export function isProviderExpired(now = Date.now()): boolean {
  const expiresAt = read(keys.expiresAt);
  return expiresAt !== null && !(Number(expiresAt) > now);
}

/** The access token that opens the provider's API; null when it is over or was not kept. */
export const accessToken = (now = Date.now()): string | null =>
  isProviderExpired(now) ? null : read(keys.access);

/** What proves who is signed in there; null when it is over or was not kept. */
export function keptProof(now = Date.now()): Proof | null {
  const token = isProviderExpired(now) ? null : read(keys.id);
  return token === null ? null : { token, nonce: read(keys.nonce) };
}
