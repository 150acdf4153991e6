import type { InputHTMLAttributes } from 'react';
import { type RegistrationForm, registerFormErrors } from '~/resolvers/session/session.rules.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Field } from '../ui/Field.tsx';
import { type FormRefusal, useFormRefusal } from './formRules.ts';
import styles from './GuestFrame.module.css';
import { PasswordField } from './PasswordField.tsx';
import { SubmitPart } from './SubmitPart.tsx';
import { useGuestForm } from './useGuestForm.ts';

interface RegisterFormProps {
  readonly send: (values: RegistrationForm) => Promise<readonly FormRefusal[]>;
  /** What the button says. */
  readonly action: string;
}

const initial: RegistrationForm = { displayName: '', email: '', password: '', passwordConfirm: '' };

/** A new account (specification, shell §5): submit waits until all is valid; refusals stand on their fields. */
export function RegisterForm({ send, action }: RegisterFormProps) {
  const t = useTexts('auth');
  const refusal = useFormRefusal();
  const form = useGuestForm<RegistrationForm>({
    initial,
    errorsOf: registerFormErrors,
    send,
    fallback: 'email',
  });
  const text = (name: 'displayName' | 'email', input: InputHTMLAttributes<HTMLInputElement>) => (
    <Field label={t(name)} error={refusal(form.errorOf(name))}>
      {(field) => <input {...field} {...form.input(name)} {...input} dir="auto" />}
    </Field>
  );
  const password = (name: 'password' | 'passwordConfirm') => (
    <PasswordField
      label={t(name)}
      error={refusal(form.errorOf(name))}
      autoComplete="new-password"
      input={form.input(name)}
    />
  );
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      {text('displayName', { type: 'text', autoComplete: 'name' })}
      {text('email', { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false })}
      {password('password')}
      {password('passwordConfirm')}
      <SubmitPart
        failure={form.failure}
        failed={t('register.failed')}
        busy={form.busy}
        disabled={form.faulty}
      >
        {action}
      </SubmitPart>
    </form>
  );
}
