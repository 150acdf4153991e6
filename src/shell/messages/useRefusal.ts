import { useCallback } from 'react';
import type { FieldError as FormError } from 'react-hook-form';
import type { FieldErrorCode } from '~/graphql/types.generated.ts';
import { useLanguage, useLateTexts } from '../i18n/useTexts.ts';
import { type Refusal, refusalText } from './refusal.ts';

type Told = Pick<FormError, 'type' | 'types' | 'message'>;

/** A refusal as an error of react-hook-form: the code is its type, the parameters are its types, the field its message. */
export const formError = ({ field, code, params }: Refusal) => ({
  type: code,
  types: Object.fromEntries(params.map(({ name, value }) => [name, value])),
  message: field,
});

const refusalIn = ({ type, types, message = '' }: Told): Refusal => ({
  field: message,
  code: type as FieldErrorCode,
  params: Object.entries(types ?? {}).map(([name, value]) => ({ name, value: String(value) })),
});

/**
 * Says refusals, of the API or of a form, in the chosen language. Their texts are fetched beside the screen, which does
 * not wait for them: until they are there nothing is said.
 */
export function useRefusal(): (refusal: Refusal | Told | undefined) => string | undefined {
  const { t, ready } = useLateTexts('messages');
  const language = useLanguage();
  return useCallback(
    (refusal) => {
      if (!refusal || !ready) return undefined;
      return refusalText(t, language, 'code' in refusal ? refusal : refusalIn(refusal));
    },
    [language, ready, t],
  );
}
