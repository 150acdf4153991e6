import { useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import type { Refusal } from '../messages/refusal.ts';
import { useRefusal } from '../messages/useRefusal.ts';
import { useAuth } from './AuthContext.ts';
import styles from './GuestFrame.module.css';
import { beginOwnSession } from './ownSession.ts';
import { RegisterForm } from './RegisterForm.tsx';

interface OwnRegistrationProps {
  /** Token of an invitation; empty without one. */
  readonly invitation: string;
}

/** A new account of ours. What is wrong with an invitation stands above the form, which has no field for it. */
export function OwnRegistration({ invitation }: OwnRegistrationProps) {
  const t = useTexts('auth');
  const { register } = useAuth();
  const refusal = useRefusal();
  const [uninvited, setUninvited] = useState<Refusal | null>(null);
  return (
    <>
      {uninvited === null ? null : (
        <div className={styles.problem} role="alert">
          <p>{refusal(uninvited)}</p>
        </div>
      )}
      <RegisterForm
        action={t('register.submit')}
        send={async ({ passwordConfirm: _, ...values }) => {
          setUninvited(null);
          const answer = await register({ ...values, ...(invitation === '' ? {} : { invitation }) });
          const wrong = answer.errors.find(({ field }) => field === 'invitation');
          if (wrong) setUninvited(wrong);
          return beginOwnSession({
            ...answer,
            errors: answer.errors.filter((error) => error !== wrong),
          });
        }}
      />
    </>
  );
}
