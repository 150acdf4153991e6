import { useCallback, useInsertionEffect, useRef } from 'react';
import type { OfficeApp } from '~/graphql/types.generated.ts';
import type { Live } from './live.ts';
import { useRefetchOn } from './useRefetchOn.ts';

/** Milliseconds between two refetches, however much is written. */
const EVERY = 1_000;
/** Milliseconds in which the answer to the page's own change comes, whose event is told before it. */
const OWN_ANSWER = 250;

/**
 * Asks again for what a screen shows of an office app when something of it is written: in this tab, in another one, on
 * another device or by somebody who sends a mail. At most once a second and only while the page is looked at. `refetch`
 * must write to the cache without suspending.
 *
 * Returns a `refetch` for the screen's own changes: what it has read after an event is not read again because of the event.
 * It stays the same function and reads what the screen shows by then: Undo may come when that is another list.
 */
export function useOfficeRefetch(app: OfficeApp, refetch: () => Promise<unknown>): () => Promise<unknown> {
  const begun = useRef(0);
  const latest = useRef(refetch);
  useInsertionEffect(() => {
    latest.current = refetch;
  });
  const readAnew = useCallback(() => {
    begun.current += 1;
    return latest.current();
  }, []);
  const listen = useCallback(
    ({ office }: Live, request: () => void) => [
      office.listen({
        onChange: (change) => {
          if (change.app !== app) return;
          const before = begun.current;
          setTimeout(() => {
            if (begun.current === before) request();
          }, OWN_ANSWER);
        },
        onMissed: request,
        // What was read before that may have changed meanwhile.
        onStanding: request,
      }),
    ],
    [app],
  );
  useRefetchOn(readAnew, EVERY, listen);
  return readAnew;
}
