import { useCallback } from 'react';
import type { OfficeApp } from '~/graphql/types.generated.ts';
import type { Live } from './live.ts';
import { useRefetchOn } from './useRefetchOn.ts';

/** Milliseconds between two refetches, however much is written. */
const EVERY = 1_000;

/**
 * Asks again for what a screen shows of an office app when something of it is written: in this tab, in another one, on
 * another device or by somebody who sends a mail. At most once a second and only while the page is looked at. `refetch`
 * must write to the cache without suspending, and must not change between renders.
 */
export function useOfficeRefetch(app: OfficeApp, refetch: () => Promise<unknown>): void {
  const listen = useCallback(
    ({ office }: Live, request: () => void) => [
      office.listen({
        onChange: (change) => {
          if (change.app === app) request();
        },
        onMissed: request,
      }),
    ],
    [app],
  );
  useRefetchOn(refetch, EVERY, listen);
}
