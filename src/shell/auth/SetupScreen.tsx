import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { useAuth } from './AuthContext.ts';
import styles from './GuestFrame.module.css';
import { GuestFrame } from './GuestFrame.tsx';
import { beginOwnSession } from './ownSession.ts';
import { FailureNote } from './providers/FailureNote.tsx';
import { SignInFailure } from './providers/signInFailure.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { useSession } from './session.ts';

/** /setup: the first administrator of a server, by the link in its log, whose token stands after the #. */
export function SetupScreen() {
  const t = useTexts('auth');
  const { setup } = useAuth();
  const { hash } = useLocation();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const session = useSession();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? query.get('token') ?? '';
  if (session) return <Navigate to="/" replace />;
  return (
    <GuestFrame title={t('setup.title')} intro={t('setup.intro')}>
      {token === '' ? (
        <>
          <FailureNote failure={new SignInFailure('noToken', '')} />
          <p className={styles.links}>
            <Link to="/login">{t('callback.back')}</Link>
          </p>
        </>
      ) : null}
      {failure ? <FailureNote failure={failure} /> : null}
      {token === '' ? null : (
        <RegisterForm
          action={t('setup.submit')}
          send={async ({ passwordConfirm: _, ...values }) => {
            setFailure(null);
            const answer = await setup({ ...values, token }).catch((error: unknown) => {
              setFailure(new SignInFailure('refused', 'The API refused the token.', error));
              return null;
            });
            return answer ? beginOwnSession(answer) : [];
          }}
        />
      )}
    </GuestFrame>
  );
}
