import { EyeOff, EyeOpen } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import type { GuestInput } from './useGuestForm.ts';

interface PasswordFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  /** What ties the input to its form. */
  readonly input: GuestInput;
}

/** A password, which can be shown. */
export function PasswordField({ label, error, autoComplete, input }: PasswordFieldProps) {
  const t = useTexts('auth');
  const [visible, setVisible] = useState(false);
  return (
    <Field
      label={label}
      error={error}
      end={
        <IconButton
          icon={visible ? <EyeOff aria-hidden="true" /> : <EyeOpen aria-hidden="true" />}
          label={t(visible ? 'hidePassword' : 'showPassword')}
          onClick={() => setVisible((value) => !value)}
        />
      }
    >
      {(field) => (
        <input {...field} {...input} type={visible ? 'text' : 'password'} autoComplete={autoComplete} />
      )}
    </Field>
  );
}
