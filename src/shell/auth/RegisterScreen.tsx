import { useTexts } from '../i18n/useTexts.ts';
import { useAuth } from './AuthContext.ts';
import { GuestScreen } from './GuestScreen.tsx';
import { beginOwnSession } from './ownSession.ts';
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
        <RegisterForm
          action={t('register.submit')}
          send={async ({ passwordConfirm: _, ...values }) => beginOwnSession(await register(values))}
        />
      }
      google={<FirebaseTab form="register" />}
    />
  );
}
