import type { InputHTMLAttributes } from 'react';
import { useForm } from 'react-hook-form';
import { type RegistrationForm, registerFormErrors } from '~/resolvers/session/session.rules.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Field } from '../ui/Field.tsx';
import { rulesOf } from '../ui/form/rulesOf.ts';
import { type Send, useSending } from '../ui/form/useSending.ts';
import { type FormRefusal, formErrorOf, useFormRefusal } from './formRules.ts';
import styles from './GuestFrame.module.css';
import { PasswordField } from './PasswordField.tsx';
import { SubmitPart } from './SubmitPart.tsx';

interface RegisterFormProps {
  readonly send: Send<RegistrationForm, FormRefusal>;
  /** What the button says. */
  readonly action: string;
}

const empty: RegistrationForm = { displayName: '', email: '', password: '', passwordConfirm: '' };
const validation = rulesOf<RegistrationForm>(registerFormErrors);

/** A new account (specification, shell §5): submit waits until all is valid; refusals stand on their fields. */
export function RegisterForm({ send, action }: RegisterFormProps) {
  const t = useTexts('auth');
  const refusal = useFormRefusal();
  const form = useForm<RegistrationForm>({ mode: 'onChange', defaultValues: empty, resolver: validation });
  const { errors, isSubmitting, isValid, dirtyFields } = form.formState;
  const { onSubmit, failure } = useSending(form, send, formErrorOf, 'email');
  // The second password is right or wrong by the first.
  const again = () => {
    if (dirtyFields.passwordConfirm) void form.trigger('passwordConfirm');
  };
  const text = (name: 'displayName' | 'email', input: InputHTMLAttributes<HTMLInputElement>) => (
    <Field label={t(name)} error={refusal(errors[name])}>
      {(field) => <input {...field} {...form.register(name)} {...input} dir="auto" />}
    </Field>
  );
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {text('displayName', { type: 'text', autoComplete: 'name' })}
      {text('email', { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false })}
      <PasswordField
        label={t('password')}
        error={refusal(errors.password)}
        autoComplete="new-password"
        input={form.register('password', { onChange: again })}
      />
      <PasswordField
        label={t('passwordConfirm')}
        error={refusal(errors.passwordConfirm)}
        autoComplete="new-password"
        input={form.register('passwordConfirm')}
      />
      <SubmitPart
        failure={failure}
        failed={t('register.failed')}
        busy={isSubmitting}
        disabled={!isValid || Object.keys(errors).length > 0}
      >
        {action}
      </SubmitPart>
    </form>
  );
}
