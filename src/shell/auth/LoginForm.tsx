import { type ReactNode, useMemo } from 'react';
import { loginErrors } from '~/resolvers/session/session.rules.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Field } from '../ui/Field.tsx';
import type { LoginInput } from './AuthContext.ts';
import { type FormRefusal, useFormRefusal } from './formRules.ts';
import styles from './GuestFrame.module.css';
import { PasswordField } from './PasswordField.tsx';
import { SubmitPart } from './SubmitPart.tsx';
import { useGuestForm } from './useGuestForm.ts';

interface LoginFormProps {
  /** What the first field asks for. */
  readonly label: string;
  readonly send: (values: LoginInput) => Promise<readonly FormRefusal[]>;
  /** What stands in the fields at first. */
  readonly prefill?: LoginInput | undefined;
  /** Below the button; `fill` replaces what stands in the fields. */
  readonly children?: (fill: (values: LoginInput) => void) => ReactNode;
}

/** Name and password (specification, shell §5): submit waits until both are valid; refusals stand on their fields. */
export function LoginForm({ label, send, prefill, children }: LoginFormProps) {
  const t = useTexts('auth');
  const refusal = useFormRefusal();
  const initial = useMemo(
    () => ({ email: prefill?.email ?? '', password: prefill?.password ?? '' }),
    [prefill],
  );
  const form = useGuestForm<LoginInput>({ initial, errorsOf: loginErrors, send, fallback: 'email' });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Field label={label} error={refusal(form.errorOf('email'))}>
        {(field) => (
          <input
            {...field}
            {...form.input('email')}
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
          />
        )}
      </Field>
      <PasswordField
        label={t('password')}
        error={refusal(form.errorOf('password'))}
        autoComplete="current-password"
        input={form.input('password')}
      />
      <SubmitPart failure={form.failure} failed={t('login.failed')} busy={form.busy} disabled={form.faulty}>
        {t('login.submit')}
      </SubmitPart>
      {children?.(({ email, password }) => form.fill({ email, password }))}
    </form>
  );
}
