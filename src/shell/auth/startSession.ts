import type { AuthApi } from './AuthContext.ts';
import { providerToAsk } from './providers/mark.ts';
import { endSession, tokenState } from './session.ts';
import { tell } from './tellNotice.ts';

/** Set when a stored token has signed somebody in and the API has not confirmed it yet; read by `confirmed`. */
let signingIn = false;
/** A tab is told once who it signed in, not at every reload. */
const toldKey = 'watchfloor_told';

function isTold(): boolean {
  try {
    if (sessionStorage.getItem(toldKey)) return true;
    sessionStorage.setItem(toldKey, 'yes');
    return false;
  } catch {
    return true;
  }
}

/**
 * The three checks before the dashboard shows (specification, shell §4): our own token, which is looked at here and now,
 * and the provider that signed in, whose code is fetched only then. Resolves when it is settled who is signed in.
 */
export function startSession(door: Pick<AuthApi, 'exchange'>): Promise<void> {
  const state = tokenState();
  const provider = providerToAsk();
  if (state === 'none') dispatchEvent(new Event('watchfloor:no-token'));
  if (state === 'expired' || state === 'rejected') endSession(state);
  if (provider === null) {
    signingIn = state === 'valid' && !isTold();
    if (signingIn) void tell('info', 'loggingIn.JWT');
    return Promise.resolve();
  }
  return import('./providers/resume.ts').then(({ resume }) => resume(door, provider, state === 'valid'));
}

/** The API has accepted the stored token. */
export function confirmed(): void {
  if (signingIn) void tell('success', 'loggedIn.JWT');
  signingIn = false;
}

/** The API does not know the stored token. */
export function denied(): void {
  signingIn = false;
  void tell('error', 'failedWithToken');
}
