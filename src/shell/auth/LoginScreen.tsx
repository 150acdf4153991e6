import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { useAuth } from './AuthContext.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { GuestScreen } from './GuestScreen.tsx';
import { LoginForm } from './LoginForm.tsx';
import { beginOwnSession } from './ownSession.ts';
import { Auth0Button } from './providers/Auth0Button.tsx';
import { LazyFirebaseTab } from './providers/LazyFirebaseTab.tsx';

/** Why somebody must sign in again, with the reason in the specification's words (shell §4). */
const reasons = { expired: 'access_token expired', rejected: 'Invalid access_token' } as const;

/** /login: with an account of ours, with Google or with KakaoTalk. */
export function LoginScreen() {
  const t = useTexts('auth');
  const { login, demoAccounts } = useAuth();
  const [query] = useSearchParams();
  const [prefill] = useState(demoAccounts[0]);
  const reason = query.get('reason');
  const notice =
    reason === 'expired' || reason === 'rejected'
      ? { text: t(`login.${reason}`), detail: reasons[reason] }
      : null;
  return (
    <GuestScreen
      screen="login"
      notice={notice}
      profile={
        <LoginForm
          label={t('login.email')}
          prefill={prefill}
          send={async (values) => beginOwnSession(await login(values))}
        >
          {(fill) => (
            <>
              <Auth0Button />
              <DemoAccounts accounts={demoAccounts} onFill={fill} />
            </>
          )}
        </LoginForm>
      }
      google={<LazyFirebaseTab form="login" />}
    />
  );
}
