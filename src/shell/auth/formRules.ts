import { useCallback } from 'react';
import { textByKey, useTexts } from '../i18n/useTexts.ts';
import type { Refusal } from '../messages/refusal.ts';
import { useRefusal } from '../messages/useRefusal.ts';

/** What Firebase refuses, on the field that it belongs to; a key of our texts. */
export interface FirebaseRefusal {
  readonly field: string;
  readonly firebase: string;
}

/** Why a form of signing in was refused: by the rules and the API, or by Firebase. */
export type FormRefusal = Refusal | FirebaseRefusal;

/** Says what stands on a field of a form of signing in. */
export function useFormRefusal(): (refused: FormRefusal | undefined) => string | undefined {
  const t = useTexts('auth');
  const refusal = useRefusal();
  return useCallback(
    (refused) =>
      refused && 'firebase' in refused ? textByKey(t, `firebase.${refused.firebase}`) : refusal(refused),
    [refusal, t],
  );
}
