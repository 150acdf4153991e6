import type { InputHTMLAttributes, ReactNode } from 'react';
import { type FieldError, type FieldValues, get, type Path, useFormContext } from 'react-hook-form';
import { useRefusal } from '../../messages/useRefusal.ts';
import { Field } from '../Field.tsx';
import { Select } from '../Select.tsx';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'placeholder' | 'maxLength' | 'min' | 'max' | 'list' | 'required'
>;

interface FormFieldProps<Values extends FieldValues> extends Native {
  readonly name: Path<Values>;
  readonly label: string;
  /** Offers these instead of free text. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** `number` is a whole one, in the form a number too; nothing typed is 0. */
  readonly type?: 'text' | 'password' | 'number';
  /** So many lines of text instead of one; Ctrl and Enter send the form from there. */
  readonly rows?: number;
  /** Addresses and numbers read from left to right in every language. */
  readonly ltr?: boolean;
  readonly onChange?: () => void;
}

/** A field of the form around it, with its refusal in the chosen language. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>): ReactNode {
  const { name, label, options, type = 'text', rows, ltr, onChange, ...native } = props;
  const { register, formState } = useFormContext<Values>();
  const refusal = useRefusal();
  const refused: FieldError | undefined = get(formState.errors, name);
  const input = register(name, {
    ...(onChange ? { onChange } : {}),
    ...(type === 'number' ? { setValueAs: (text: string) => Math.trunc(Number(text)) } : {}),
  });
  const direction = ltr ? 'ltr' : 'auto';
  return (
    <Field label={label} error={refusal(refused)}>
      {({ className, ...control }) =>
        options ? (
          <Select
            {...control}
            {...input}
            large
            options={options}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        ) : rows ? (
          <textarea
            {...control}
            className={className}
            {...input}
            rows={rows}
            maxLength={native.maxLength}
            dir={direction}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit();
            }}
          />
        ) : (
          <input
            {...native}
            {...control}
            className={className}
            {...input}
            type={type}
            dir={direction}
            autoComplete={type === 'password' ? 'new-password' : 'off'}
            spellCheck={false}
          />
        )
      }
    </Field>
  );
}
