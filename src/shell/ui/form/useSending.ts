import { type FormEventHandler, useState } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/** Sends a form. Resolves with what was refused, nothing when it was accepted; rejects when nobody could be asked. */
export type Send<Values, Refused> = (values: Values) => Promise<readonly Refused[]>;

interface Sending<Refused> {
  readonly onSubmit: FormEventHandler;
  /** Why nobody could be asked. Not an error of the form, which would keep its button from being pressed again. */
  readonly failure: unknown;
  /** What was refused of a field that the form does not have. */
  readonly refused: Refused | undefined;
}

/**
 * Sends a form and places what is refused on its fields, where it stands until they are changed; the first refused field
 * gets the focus. A failure leaves everything as it was typed.
 * @param errorOf a refusal as an error of the form
 */
export function useSending<Values extends FieldValues, Refused extends { readonly field: string }>(
  form: UseFormReturn<Values, unknown, Values>,
  send: Send<Values, Refused>,
  errorOf: (refused: Refused) => { readonly type: string },
): Sending<Refused> {
  const [failure, setFailure] = useState<unknown>(null);
  const [refused, setRefused] = useState<Refused>();
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    setRefused(undefined);
    try {
      for (const [index, refusal] of (await send(values)).entries()) {
        const isField = get(values, refusal.field) !== undefined;
        if (isField)
          form.setError(refusal.field as FieldPath<Values>, errorOf(refusal), { shouldFocus: index === 0 });
        else setRefused(refusal);
      }
    } catch (error) {
      setFailure(error ?? new Error('The form could not be sent.'));
    }
  });
  return {
    onSubmit: (event) => {
      event.preventDefault();
      // Enter may come again before the first answer.
      if (!form.formState.isSubmitting) void submit(event);
    },
    failure,
    refused,
  };
}
