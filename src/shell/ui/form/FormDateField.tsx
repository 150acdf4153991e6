import type { ReactNode } from 'react';
import { type FieldValues, type Path, type PathValue, useController } from 'react-hook-form';
import { useRefusal } from '../../messages/useRefusal.ts';
import { DateField } from '../DateField.tsx';
import { Field } from '../Field.tsx';

interface FormDateFieldProps<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly label: string;
  /** Also hours and minutes. */
  readonly time?: boolean;
}

/**
 * A date of the form around it. In the form it is ISO text without a time zone, such as `2026-11-21T14:30`; what was
 * typed and is no date is there as it was typed, for the rules to refuse.
 */
export function FormDateField<Values extends FieldValues>(props: FormDateFieldProps<Values>): ReactNode {
  const { name, label, time = false } = props;
  const { field, fieldState } = useController<Values>({ name });
  const refusal = useRefusal();
  const change = (text: string) => field.onChange(text as PathValue<Values, Path<Values>>);
  return (
    <Field label={label} error={refusal(fieldState.error)}>
      {({ className: _, ...control }) => (
        <DateField
          {...control}
          ref={field.ref}
          label={label}
          large
          time={time}
          value={field.value}
          onChange={change}
          onUnreadable={change}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}
