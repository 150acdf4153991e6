import { useCallback, useState } from 'react';
import { tellError } from './errorText.ts';
import { type Refusal, tellRefusal } from './refusal.ts';

/** What the API answers to an attempt. */
export interface Attempted {
  readonly errors?: readonly Refusal[];
}

/**
 * Does something with what has that name through the API, and tells what was refused: the sentence of the field
 * where there is one. Answers null then.
 */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const attempt = useCallback(
    async <Result extends Attempted>(
      name: string,
      work: () => Promise<Result | undefined>,
    ): Promise<Result | null> => {
      setBusy(true);
      try {
        const result = await work();
        const [refused] = result?.errors ?? [];
        if (refused) await tellRefusal(refused, name);
        return result && !refused ? result : null;
      } catch (error) {
        await tellError(error, name);
        return null;
      } finally {
        setBusy(false);
      }
    },
    [],
  );
  return { busy, attempt };
}
