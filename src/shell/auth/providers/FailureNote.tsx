import { useTexts } from '../../i18n/useTexts.ts';
import { useErrorText } from '../../messages/errorText.ts';
import styles from '../GuestFrame.module.css';
import type { SignInFailure } from './signInFailure.ts';

/** Why a sign-in with a provider failed; the provider's own message is shown unchanged. */
export function FailureNote({ failure }: { readonly failure: SignInFailure }) {
  const t = useTexts('auth');
  const errorText = useErrorText();
  const { kind, message, cause } = failure;
  return (
    <div className={styles.problem} role="alert">
      <p>{t(`failure.${kind}`)}</p>
      {kind === 'refused' ? <p className={styles.detail}>{errorText(cause)}</p> : null}
      {kind === 'provider' ? (
        <p className={styles.detail} lang="en" dir="ltr">
          {message}
        </p>
      ) : null}
    </div>
  );
}
