import { type FieldError, get, type Path, useFormContext } from 'react-hook-form';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { Field } from '~/shell/ui/Field.tsx';
import type { CameraForm } from './cameraForm.ts';

interface FormFieldProps {
  readonly name: Path<CameraForm>;
  readonly label: string;
  /** Offers these instead of free text. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Default `text`. */
  readonly type?: 'text' | 'password';
  /** Addresses and numbers read from left to right in every language. */
  readonly ltr?: boolean;
  readonly onChange?: () => void;
}

/** A field of the camera's form with its refusal in the chosen language. */
export function FormField({ name, label, options, type = 'text', ltr, onChange }: FormFieldProps) {
  const { register, formState } = useFormContext<CameraForm>();
  const refusal = useRefusal();
  const refused: FieldError | undefined = get(formState.errors, name);
  const input = register(name, { onChange });
  return (
    <Field label={label} error={refusal(refused)}>
      {(field) =>
        options ? (
          <select {...field} {...input}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...field}
            {...input}
            type={type}
            dir={ltr ? 'ltr' : 'auto'}
            autoComplete={type === 'password' ? 'new-password' : 'off'}
            spellCheck={false}
          />
        )
      }
    </Field>
  );
}
