import { useSyncExternalStore } from 'react';
import type { AccountSource, Role } from '~/graphql/types.generated.ts';
import { forgetInMemory, readStored, store } from '~/lib/safeStorage.ts';

/** The signed-in user, as far as screens need it. The API decides access. */
export interface SessionUser {
  readonly id: string;
  /** Which sign-in made the account, and therefore where its settings are kept. */
  readonly from: AccountSource;
  readonly displayName: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly photoURL: string;
  /** Ids of navigation items, in the order of the toolbar. */
  readonly shortcuts: readonly string[];
  /** As the API keeps them: parts may be missing. */
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface Session {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Null until it was asked for again, when storage lost it. */
  readonly user: SessionUser | null;
}

/** Why the last session ended; null when nobody was signed in, or by their own wish. */
export type EndReason = 'expired' | 'rejected' | null;

/** The key is the specification's (shell §7). */
const tokenKey = 'jwt_access_token';
const userKey = 'watchfloor_user';

const listeners = new Set<() => void>();
let cached: { token: string | null; user: string | null; session: Session | null } | null = null;

/** The payload's expiry in milliseconds; null when the token cannot be read. The signature is the server's business. */
export function readExpiry(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const { exp } = JSON.parse(new TextDecoder().decode(bytes)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

function parseUser(text: string | null): SessionUser | null {
  try {
    return text === null ? null : (JSON.parse(text) as SessionUser);
  } catch {
    return null;
  }
}

/** The session whose token expires after `now`; null otherwise. The same object until something changes. */
export function readSession(now = Date.now()): Session | null {
  const token = readStored(tokenKey);
  const user = readStored(userKey);
  if (cached?.token !== token || cached.user !== user) {
    const expiresAt = token === null ? null : readExpiry(token);
    const session = token === null || expiresAt === null ? null : { token, expiresAt, user: parseUser(user) };
    cached = { token, user, session };
  }
  return cached.session && cached.session.expiresAt > now ? cached.session : null;
}

/** The state of the stored token without asking the API; `rejected` means that it cannot be read. */
export function tokenState(now = Date.now()): 'none' | 'valid' | 'expired' | 'rejected' {
  const token = readStored(tokenKey);
  if (token === null) return 'none';
  if (readSession(now)) return 'valid';
  return readExpiry(token) === null ? 'rejected' : 'expired';
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Signs in: keeps the token and who it belongs to. */
export function beginSession(token: string, user: SessionUser): void {
  ended = null;
  store(userKey, JSON.stringify(user));
  store(tokenKey, token);
  tellAll();
}

/** Replaces what is known about the signed-in user, for example after a reload. */
export function rememberUser(user: SessionUser): void {
  store(userKey, JSON.stringify(user));
  tellAll();
}

let ended: EndReason = null;

/** Why the last session of this page ended. */
export const endReason = (): EndReason => ended;

/** Signs out here. An answer of 401 ends it as `rejected`; without a reason it was the user's wish. */
export function endSession(reason: EndReason = null): void {
  ended = reason;
  store(tokenKey, null);
  store(userKey, null);
  tellAll();
}

/** Calls back when somebody signs in or out, in this tab or another. Returns the function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== tokenKey && event.key !== userKey && event.key !== null) return;
    if (event.newValue === null) forgetInMemory(event.key ?? tokenKey);
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromOtherTab);
  };
}

/** The session; the component renders again when it changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, () => readSession());
}
