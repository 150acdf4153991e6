import { useTexts } from '../i18n/useTexts.ts';
import { useAuth } from './AuthContext.ts';
import { GuestScreen } from './GuestScreen.tsx';
import { beginOwnSession } from './ownSession.ts';
import { Auth0Button } from './providers/Auth0Button.tsx';
import { FirebaseTab } from './providers/FirebaseTab.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** /register: a new account of ours, with Google or with KakaoTalk. */
export function RegisterScreen() {
  const t = useTexts('auth');
  const { register } = useAuth();
  return (
    <GuestScreen
      screen="register"
      notice={null}
      profile={
        <>
          <RegisterForm
            action={t('register.submit')}
            send={async ({ passwordConfirm: _, ...values }) => beginOwnSession(await register(values))}
          />
          <Auth0Button />
        </>
      }
      google={<FirebaseTab form="register" />}
    />
  );
}
