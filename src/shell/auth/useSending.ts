import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldError } from '~/graphql/types.generated.ts';

/** Sends a form. Resolves with what was refused, nothing when it was accepted; rejects when nobody could be asked. */
export type Send<Values> = (values: Values) => Promise<readonly FieldError[]>;

interface Sending {
  readonly onSubmit: React.FormEventHandler;
  /** Nobody could be asked. Not an error of the form, which would keep its button from being pressed again. */
  readonly failed: boolean;
}

/** Sends a form and places what is refused on its fields, where it stands until they are changed. */
export function useSending<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  send: Send<Values>,
  fallback: FieldPath<Values>,
): Sending {
  const [failed, setFailed] = useState(false);
  const submit = form.handleSubmit(async (values) => {
    setFailed(false);
    try {
      for (const { field, message } of await send(values)) {
        const name = field in values ? (field as FieldPath<Values>) : fallback;
        form.setError(name, { type: 'server', message }, { shouldFocus: true });
      }
    } catch {
      setFailed(true);
    }
  });
  return { onSubmit: (event) => void submit(event), failed };
}
