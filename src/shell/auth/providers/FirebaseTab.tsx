import { refuse } from '~/resolvers/base/refusal.rules.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { tellError, tellProviderError } from '../../messages/errorText.ts';
import { type LoginInput, useAuth } from '../AuthContext.ts';
import { LoginForm } from '../LoginForm.tsx';
import { RegisterForm } from '../RegisterForm.tsx';
import { NotConfigured } from './NotConfigured.tsx';
import { useProviderSettings } from './useProviderSettings.ts';

/** Google, through Firebase: an account of its own, signed in to or made. The code is fetched when the form is sent. */
export function FirebaseTab({ form }: { readonly form: 'login' | 'register' }) {
  const t = useTexts('auth');
  const auth = useAuth();
  const { firebase } = useProviderSettings();
  if (!firebase) return <NotConfigured provider="FIREBASE" />;

  const send = async (prove: (code: typeof import('./firebase.ts')) => Promise<void>) => {
    const [code, { firebaseRefusal }, { signInWith }, { SignInFailure }] = await Promise.all([
      import('./firebase.ts'),
      import('./firebaseErrors.ts'),
      import('./signIn.ts'),
      import('./signInFailure.ts'),
    ]);
    try {
      await prove(code);
      const proof = await code.openFirebase(firebase).proof();
      if (proof) await signInWith(auth, 'FIREBASE', proof);
      return [];
    } catch (error) {
      const refusal = firebaseRefusal(form, error);
      if (refusal) return [refusal];
      if (error instanceof SignInFailure && error.kind === 'emailTaken') {
        return [refuse('email', 'TAKEN')];
      }
      await (error instanceof SignInFailure ? tellError(error.cause) : tellProviderError(error));
      return [];
    }
  };
  return form === 'login' ? (
    <LoginForm
      label={t('email')}
      send={(values: LoginInput) => send(({ signInToFirebase }) => signInToFirebase(firebase, values))}
    />
  ) : (
    <RegisterForm
      action={t('register.submit')}
      send={(values) => send(({ registerWithFirebase }) => registerWithFirebase(firebase, values))}
    />
  );
}
