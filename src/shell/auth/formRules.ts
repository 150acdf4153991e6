import { useCallback } from 'react';
import type { FieldError as FormError } from 'react-hook-form';
import { textByKey, useTexts } from '../i18n/useTexts.ts';
import type { Refusal } from '../messages/refusal.ts';
import { formError, useRefusal } from '../messages/useRefusal.ts';

/** What Firebase refuses, on the field that it belongs to; a key of our texts. */
export interface FirebaseRefusal {
  readonly field: string;
  readonly firebase: string;
}

/** Why a form of signing in was refused: by the rules and the API, or by Firebase. */
export type FormRefusal = Refusal | FirebaseRefusal;

/** A refusal as an error of the form. */
export const formErrorOf = (refusal: FormRefusal) =>
  'firebase' in refusal ? { type: `firebase.${refusal.firebase}` } : formError(refusal);

/** Says what stands in the errors of a form of signing in. */
export function useFormRefusal(): (error: FormError | undefined) => string | undefined {
  const t = useTexts('auth');
  const refusal = useRefusal();
  return useCallback(
    (error) => {
      const [, firebase] = /^firebase\.(.+)$/.exec(error?.type ?? '') ?? [];
      return firebase ? textByKey(t, `firebase.${firebase}`) : refusal(error);
    },
    [refusal, t],
  );
}
