import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { type AuthApi, useAuth } from './AuthContext.ts';
import styles from './GuestFrame.module.css';
import { GuestFrame } from './GuestFrame.tsx';
import { safePath } from './guards.ts';
import { FailureNote } from './providers/FailureNote.tsx';
import { SignInFailure } from './providers/signInFailure.ts';

/** Ends the sign-in that this tab began. Resolves with where the visitor wanted to go; rejects with a SignInFailure. */
async function complete(auth: AuthApi): Promise<string> {
  const [{ comeBack }, { signInWith }] = await Promise.all([
    import('./providers/openId.ts'),
    import('./providers/signIn.ts'),
  ]);
  const { provider, next, tokens } = await comeBack(new URL(location.href));
  await signInWith(auth, provider, { token: tokens.idToken, nonce: tokens.nonce });
  return safePath(next);
}

/** The provider's answer can be used only once, however often the screen renders. */
let completing: Promise<string> | undefined;

/** /callback: the provider sends the visitor back here. Shows what went wrong, with a way back. */
export function CallbackScreen() {
  const t = useTexts('auth');
  const auth = useAuth();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  useEffect(() => {
    completing ??= complete(auth);
    completing
      .then(
        (next) => navigate(next, { replace: true }),
        (error: unknown) =>
          setFailure(error instanceof SignInFailure ? error : new SignInFailure('network', String(error))),
      )
      .finally(() => {
        completing = undefined;
      });
  }, [auth, navigate]);
  return (
    <GuestFrame title={t(failure ? 'callback.failed' : 'callback.title')}>
      {failure ? <FailureNote failure={failure} /> : <p role="status">{t('callback.wait')}</p>}
      {failure ? (
        <p className={styles.links}>
          <Link to="/login">{t('callback.back')}</Link>
          <Link to="/">{t('backToDashboard')}</Link>
        </p>
      ) : null}
    </GuestFrame>
  );
}
