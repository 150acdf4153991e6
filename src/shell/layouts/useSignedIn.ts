import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/AuthContext.ts';
import { loginAddress } from '../auth/guards.ts';
import { providerToAsk } from '../auth/providers/mark.ts';
import { endReason, endSession, rememberUser, useSession } from '../auth/session.ts';

/** Leaves for the login when the session ends while the page is open: its time is over, a 401, or in another tab. */
export function useSessionEnd(): void {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const expiresAt = session?.expiresAt;
  useEffect(() => {
    if (expiresAt === undefined) {
      void navigate(loginAddress(pathname + search, endReason()), { replace: true });
      return;
    }
    // setTimeout overflows above 2³¹ ms; a token that lives longer is checked by the next guard.
    const timer = setTimeout(() => endSession('expired'), Math.min(expiresAt - Date.now(), 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [expiresAt, navigate, pathname, search]);
}

/** Leaves, too, when the session of the provider that signed in is over while the page is open. */
export function useProviderEnd(): void {
  const provider = useSession() ? providerToAsk() : null;
  useEffect(() => {
    // Firebase renews its session by itself.
    if (provider === null || provider === 'FIREBASE') return;
    let stop: (() => void) | undefined;
    let left = false;
    const wait = async () => {
      const { forgetWhenExpired } = await import('../auth/providers/resume.ts');
      if (!left) stop = forgetWhenExpired();
    };
    // Without its code the expiry is seen at the next start of the page.
    wait().catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [provider]);
}

/** Asks once, in the background, who is signed in: names, roles and settings may have changed since the login. */
export function useFreshUser(): void {
  const { viewer } = useAuth();
  useEffect(() => {
    // A failure is left to the screen's own query, which shows it with a retry.
    viewer?.().then(
      (user) => (user ? rememberUser(user) : endSession('rejected')),
      () => undefined,
    );
  }, [viewer]);
}
