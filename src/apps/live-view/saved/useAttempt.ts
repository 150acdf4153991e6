import { useCallback, useState } from 'react';
import type { FieldError } from '~/graphql/types.generated.ts';
import { refusalOf } from '~/shell/desk/actions/refusal.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';

interface Payload {
  readonly errors?: readonly FieldError[];
}

/**
 * Does something through the API and tells what was refused: the sentence of the field where there is one. Answers null
 * then.
 */
export function useAttempt() {
  const t = useTexts('live-view');
  const [busy, setBusy] = useState(false);
  const attempt = useCallback(
    async <Result extends Payload>(work: () => Promise<Result | undefined>): Promise<Result | null> => {
      setBusy(true);
      try {
        const result = await work();
        const [refused] = result?.errors ?? [];
        if (refused) messages.error(refused.message);
        return result && !refused ? result : null;
      } catch (error) {
        messages.error(t(refusalOf(error)));
        return null;
      } finally {
        setBusy(false);
      }
    },
    [t],
  );
  return { busy, attempt };
}
