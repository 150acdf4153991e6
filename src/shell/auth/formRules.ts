import { useCallback } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FieldError } from '~/graphql/types.generated.ts';
import {
  LEAST_LENGTH,
  NAME_LIMIT,
  NEW_PASSWORD_LEAST,
  PASSWORD_LIMIT,
  sentences,
} from '~/resolvers/session/session.rules.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The rules of a domain as the validation of a form: of several refusals of a field its first one is shown. */
export const rulesOf =
  <Values extends FieldValues>(
    errorsOf: (values: Values) => readonly FieldError[],
  ): Resolver<Values, unknown, Values> =>
  (values) => {
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { field, message } of errorsOf(values)) errors[field] ??= { type: 'rule', message };
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values, errors: {} };
  };

const numbers = {
  least: LEAST_LENGTH,
  newLeast: NEW_PASSWORD_LEAST,
  password: PASSWORD_LIMIT,
  name: NAME_LIMIT,
};

/** Says refusals of the rules and of the API in the chosen language; what has no translation stays as it is. */
export function useRefusal(): (message: string | undefined) => string | undefined {
  const t = useTexts('auth');
  return useCallback(
    (message) => {
      const key = Object.entries(sentences).find(([, sentence]) => sentence === message)?.[0];
      if (key) return t(`refusal.${key}`, numbers);
      return message?.startsWith('firebase.') ? t(message) : message;
    },
    [t],
  );
}
