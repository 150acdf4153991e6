import type { Refusal } from '../messages/refusal.ts';
import type { LoginResult } from './AuthContext.ts';
import { beginSession } from './session.ts';
import { tell } from './tellNotice.ts';

/** Begins the session of an account of ours, or returns why there is none. */
export function beginOwnSession({ session, errors }: LoginResult): readonly Refusal[] {
  if (!session) return errors;
  beginSession(session.accessToken, session.user);
  void tell('success', 'loggedIn.JWT');
  return [];
}
