import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { Role } from '~/graphql/types.generated.ts';
import { isAllowed, roleSets } from './roles.ts';
import { endReason, endSession, readSession, tokenState } from './session.ts';

const loginPath = '/login';
/** Paths that are no destination after signing in. */
const passages = [loginPath, '/register', '/callback', '/setup', '/logout'];

/**
 * A path of ours to go to after signing in. Anything that could lead to another site becomes `/`, because anybody can
 * make such a link.
 */
export function safePath(path: string | null): string {
  if (!path?.startsWith('/')) return '/';
  try {
    const url = new URL(path, location.origin);
    const isPassage = passages.some((passage) => url.pathname.startsWith(passage));
    return url.origin === location.origin && !isPassage ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}

/** The address of the login that remembers where somebody wanted to go and why they must sign in again. */
export function loginAddress(attempted: string, reason: 'expired' | 'rejected' | null): string {
  const query = new URLSearchParams();
  if (attempted !== '/') query.set('next', attempted);
  if (reason) query.set('reason', reason);
  return query.size > 0 ? `${loginPath}?${query}` : loginPath;
}

/** Loader of routes for signed-in people; guests go to the login, which remembers where they wanted to go. */
export function requireSession({ request }: LoaderFunctionArgs): null {
  if (readSession()) return null;
  const { pathname, search, hash } = new URL(request.url);
  const state = tokenState();
  if (state === 'expired' || state === 'rejected') endSession(state);
  throw redirect(loginAddress(pathname + search + hash, endReason()));
}

/**
 * Where a signed-in visitor goes who may not be where they are (specification, shell §2): to the path that the
 * navigation remembers, in its address or its state, else to the root.
 */
function elsewhere(request: Request): Response {
  const asked = new URL(request.url);
  const state = globalThis.history?.state as { usr?: { redirectUrl?: unknown } | null } | null | undefined;
  const remembered = asked.searchParams.get('next') ?? state?.usr?.redirectUrl;
  const target = safePath(typeof remembered === 'string' ? remembered : null);
  // A redirect to the current address would never end.
  return redirect(new URL(target, asked).pathname === asked.pathname ? '/' : target);
}

/**
 * Loader of routes that require `auth`, one of the role sets (specification, shell §6); the empty one lets guests alone
 * in. Guests go to the login, which remembers the path; others to where they wanted to go, else to the root.
 */
export const requireRoles =
  (auth: readonly Role[]) =>
  (call: LoaderFunctionArgs): null => {
    const session = readSession();
    if (auth.length > 0) requireSession(call);
    if (isAllowed(auth, session ? (session.user?.roles ?? ['USER']) : [])) return null;
    throw elsewhere(call.request);
  };

/** Loader of routes for guests alone. */
export const guestsOnly = requireRoles(roleSets.onlyGuest);

/**
 * Loader of /logout: signs out here at once, goes to `/`, and lets `leave` end the session behind the token, which need
 * not be waited for. Ignored when nobody is signed in, or somebody without a role.
 */
export const logoutLoader = (leave: (token: string) => void) => (): never => {
  const session = readSession();
  if (session && session.user?.roles.length !== 0) {
    endSession();
    leave(session.token);
  }
  throw redirect('/');
};
