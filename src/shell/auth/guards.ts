import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { endReason, endSession, isExpired, readSession } from './session.ts';

const loginPath = '/login';

/**
 * A path of ours to go to after signing in. Anything that could lead elsewhere becomes `/`: the address bar is in
 * everybody's hands.
 */
export function safePath(path: string | null): string {
  if (!path?.startsWith('/')) return '/';
  try {
    const url = new URL(path, location.origin);
    return url.origin === location.origin && !url.pathname.startsWith(loginPath)
      ? url.pathname + url.search + url.hash
      : '/';
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
  if (isExpired()) endSession('expired');
  throw redirect(loginAddress(pathname + search + hash, endReason()));
}

/** Loader of routes for guests alone; people who are signed in go where they wanted to go. */
export function guestsOnly({ request }: LoaderFunctionArgs): null {
  if (!readSession()) return null;
  throw redirect(safePath(new URL(request.url).searchParams.get('next')));
}

/**
 * Loader of /logout: signs out here at once, goes to `/`, and lets `leave` end the session behind the token, which need
 * not be waited for. Ignored when nobody is signed in.
 */
export const logoutLoader = (leave: (token: string) => void) => (): never => {
  const session = readSession();
  if (session) {
    endSession();
    leave(session.token);
  }
  throw redirect('/');
};
