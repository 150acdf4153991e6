import { type ReactNode, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { loginErrors } from '~/resolvers/session/session.rules.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Field } from '../ui/Field.tsx';
import { rulesOf } from '../ui/form/rulesOf.ts';
import { type Send, useSending } from '../ui/form/useSending.ts';
import type { LoginInput } from './AuthContext.ts';
import { type FormRefusal, formErrorOf, useFormRefusal } from './formRules.ts';
import styles from './GuestFrame.module.css';
import { PasswordField } from './PasswordField.tsx';
import { SubmitPart } from './SubmitPart.tsx';

interface LoginFormProps {
  /** What the first field asks for. */
  readonly label: string;
  readonly send: Send<LoginInput, FormRefusal>;
  /** What stands in the fields at first. */
  readonly prefill?: LoginInput | undefined;
  /** Below the button; `fill` replaces what stands in the fields. */
  readonly children?: (fill: (values: LoginInput) => void) => ReactNode;
}

const validation = rulesOf<LoginInput>(loginErrors);

/** Name and password (specification, shell §5): submit waits until both are valid; refusals stand on their fields. */
export function LoginForm({ label, send, prefill, children }: LoginFormProps) {
  const t = useTexts('auth');
  const refusal = useFormRefusal();
  const defaultValues = useMemo(
    () => ({ email: prefill?.email ?? '', password: prefill?.password ?? '' }),
    [prefill],
  );
  const form = useForm<LoginInput>({ mode: 'onChange', defaultValues, resolver: validation });
  const { errors, isSubmitting } = form.formState;
  // Computed by the rules: the form itself knows only after its first render, and the button would flicker.
  const isValid = loginErrors(form.watch()).length === 0;
  const { onSubmit, failure } = useSending(form, send, formErrorOf, 'email');
  const fill = ({ email, password }: LoginInput) => {
    form.setValue('email', email, { shouldDirty: true, shouldValidate: true });
    form.setValue('password', password, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field label={label} error={refusal(errors.email)}>
        {(field) => (
          <input
            {...field}
            {...form.register('email')}
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
        error={refusal(errors.password)}
        autoComplete="current-password"
        input={form.register('password')}
      />
      <SubmitPart
        failure={failure}
        failed={t('login.failed')}
        busy={isSubmitting}
        disabled={!isValid || Boolean(errors.email ?? errors.password)}
      >
        {t('login.submit')}
      </SubmitPart>
      {children?.(fill)}
    </form>
  );
}
