import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { Refusal } from '../../messages/refusal.ts';
import { formError } from '../../messages/useRefusal.ts';

/**
 * The rules of a domain as the validation of a form, which is how every form validates: the same function refuses in
 * the API. Of several refusals of a field the first is shown; `streams.0.host` stands on that field of the first stream.
 */
export const rulesOf =
  <Values extends FieldValues>(
    errorsOf: (values: Values) => readonly Refusal[],
  ): Resolver<Values, unknown, Values> =>
  (values) => {
    const errors: FieldErrors<Values> = {};
    const seen = new Set<string>();
    for (const refusal of errorsOf(values)) {
      if (!seen.has(refusal.field)) set(errors, refusal.field, formError(refusal));
      seen.add(refusal.field);
    }
    return seen.size > 0 ? { values: {}, errors } : { values, errors: {} };
  };
