import { EyeOff, EyeOpen } from '@blueprintjs/icons';
import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { useTexts } from '../i18n/useTexts.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { useAuth } from './AuthContext.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import styles from './LoginScreen.module.css';
import type { SessionUser } from './session.ts';

interface LoginValues {
  email: string;
  password: string;
}

const minLength = 4;
const isField = (field: string): field is Path<LoginValues> => field === 'email' || field === 'password';

/** Name and password (specification, shell §5): submit waits until both are valid; refusals stand on their fields. */
export function LoginForm({ onSignedIn }: { onSignedIn: (token: string, user: SessionUser) => void }) {
  const t = useTexts('shell');
  const { login, demoAccounts } = useAuth();
  const [visible, setVisible] = useState(false);
  // Not an error of the form, which would make it invalid and keep its button from being pressed again.
  const [failed, setFailed] = useState(false);
  const form = useForm<LoginValues>({ mode: 'onChange', defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting, isValid } = form.formState;
  const rules = {
    required: t('login.required'),
    minLength: { value: minLength, message: t('login.tooShort') },
  };

  const submit = form.handleSubmit(async (values) => {
    setFailed(false);
    try {
      const { session, errors: refused } = await login(values);
      if (session) return onSignedIn(session.accessToken, session.user);
      for (const { field } of refused) {
        const name = isField(field) ? field : 'email';
        form.setError(
          name,
          { type: 'server', message: t(`login.serverError.${name}`) },
          { shouldFocus: true },
        );
      }
    } catch {
      setFailed(true);
    }
  });
  const fill = (values: LoginValues) => {
    form.setValue('email', values.email, { shouldDirty: true, shouldValidate: true });
    form.setValue('password', values.password, { shouldDirty: true, shouldValidate: true });
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={t('login.email')} error={errors.email?.message}>
        {(field) => (
          <input
            {...field}
            {...form.register('email', rules)}
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
          />
        )}
      </Field>
      <Field
        label={t('login.password')}
        error={errors.password?.message}
        end={
          <IconButton
            icon={visible ? <EyeOff aria-hidden="true" /> : <EyeOpen aria-hidden="true" />}
            label={t(visible ? 'login.hidePassword' : 'login.showPassword')}
            onClick={() => setVisible((value) => !value)}
          />
        }
      >
        {(field) => (
          <input
            {...field}
            {...form.register('password', rules)}
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            dir="auto"
          />
        )}
      </Field>
      {failed ? (
        <p className={styles.failure} role="alert">
          {t('login.failed')}
        </p>
      ) : null}
      <Button
        kind="primary"
        type="submit"
        wide
        busy={isSubmitting}
        disabled={!isValid || Boolean(errors.email ?? errors.password)}
      >
        {t('login.submit')}
      </Button>
      <DemoAccounts accounts={demoAccounts} onFill={fill} />
    </form>
  );
}
