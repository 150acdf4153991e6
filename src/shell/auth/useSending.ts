import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type FormRefusal, formErrorOf } from './formRules.ts';

/** Sends a form. Resolves with what was refused, nothing when it was accepted; rejects when nobody could be asked. */
export type Send<Values> = (values: Values) => Promise<readonly FormRefusal[]>;

interface Sending {
  readonly onSubmit: React.FormEventHandler;
  /** Why nobody could be asked. Not an error of the form, which would keep its button from being pressed again. */
  readonly failure: unknown;
}

/** Sends a form and places what is refused on its fields, where it stands until they are changed. */
export function useSending<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  send: Send<Values>,
  fallback: FieldPath<Values>,
): Sending {
  const [failure, setFailure] = useState<unknown>(null);
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      for (const refusal of await send(values)) {
        const name = refusal.field in values ? (refusal.field as FieldPath<Values>) : fallback;
        form.setError(name, formErrorOf(refusal), { shouldFocus: true });
      }
    } catch (error) {
      setFailure(error ?? new Error('The form could not be sent.'));
    }
  });
  return { onSubmit: (event) => void submit(event), failure };
}
