import { useCallback, useState } from 'react';
import type { OpenIdSettings } from '~/resolvers/identity/providers.rules.ts';
import { tell } from '../tellNotice.ts';
import { SignInFailure } from './signInFailure.ts';

interface Leaving {
  /** Why the provider could not be reached. */
  readonly failure: SignInFailure | null;
  /** Leaves the page for the provider. Never rejects. */
  readonly leave: () => Promise<void>;
}

/** Leaves the page for a provider's sign-in; its code is loaded on demand. */
export function useLeaving(
  provider: 'AUTH0' | 'KAKAO',
  settings: OpenIdSettings | undefined,
  next: string,
): Leaving {
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const leave = useCallback(async () => {
    if (!settings) return;
    setFailure(null);
    try {
      void tell('info', `loggingIn.${provider}`);
      const { leaveFor } = await import('./openId.ts');
      await leaveFor(provider, settings, next);
    } catch (error) {
      setFailure(error instanceof SignInFailure ? error : new SignInFailure('network', String(error)));
    }
  }, [provider, settings, next]);
  return { failure, leave };
}
