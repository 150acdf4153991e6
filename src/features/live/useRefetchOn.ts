import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { atMostEvery } from '~/lib/atMostEvery.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { type Live, liveOf } from './live.ts';

/** Whether the page was told that its numbers no longer move; it is told once, until a refetch succeeds. */
let told = false;

/**
 * Asks again whenever `listen` requests it, at most once in `every` milliseconds and only while the page is looked at.
 * `refetch` must write to the cache without suspending; neither function may change between renders.
 *
 * @param listen listens to topics until the functions that it returns are called
 */
export function useRefetchOn(
  refetch: () => Promise<unknown>,
  every: number,
  listen: (live: Live, request: () => void) => readonly (() => void)[],
): void {
  const t = useTexts('shell');
  const client = useApolloClient();
  useEffect(() => {
    const repeater = atMostEvery(every, () =>
      refetch().then(
        () => {
          told = false;
        },
        () => {
          // The last numbers stay on the screen; the next change asks again.
          if (!told) messages.warning(t('live.failed'));
          told = true;
        },
      ),
    );
    const stops = listen(liveOf(client), repeater.request);
    const look = () => repeater.hold(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      for (const stop of stops) stop();
      repeater.hold(true);
    };
  }, [client, t, refetch, every, listen]);
}
