import { useTexts } from '../../i18n/useTexts.ts';
import styles from '../GuestFrame.module.css';
import type { SignInFailure } from './signInFailure.ts';

/** Kinds whose detail says more than our own sentence: what the provider or the API said, in its words. */
const telling = ['provider', 'refused'];

/** Why a sign-in with a provider did not come about. */
export function FailureNote({ failure }: { readonly failure: SignInFailure }) {
  const t = useTexts('auth');
  return (
    <div className={styles.problem} role="alert">
      <p>{t(`failure.${failure.kind}`)}</p>
      {telling.includes(failure.kind) ? (
        <p className={styles.detail} lang="en" dir="ltr">
          {failure.message}
        </p>
      ) : null}
    </div>
  );
}
