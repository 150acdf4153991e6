import { useEffect, useMemo } from 'react';
import { atMostEvery } from '~/lib/atMostEvery.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import {
  useDashboardCameraStatusSubscription,
  useDashboardIncidentSubscription,
} from './useLiveRefetch.generated.ts';

/** Milliseconds between two refreshes of a screen, however much happens. */
const REST = 2_000;

/**
 * Keeps the numbers of a screen true while it is open: what cameras and incidents do reaches the cache at once, and
 * the numbers that are derived from them are asked for again, at most every two seconds and only while the page is
 * looked at. `refresh` must write to the cache without suspending, and must not change between renders.
 */
export function useLiveRefetch(refresh: () => Promise<unknown>): void {
  const t = useTexts('dashboards');
  const repeater = useMemo(() => {
    let told = false;
    return atMostEvery(REST, () =>
      refresh().then(
        () => {
          told = false;
        },
        () => {
          // The last numbers stay on the screen: say once that they no longer move.
          if (!told) messages.warning(t('live.failed'));
          told = true;
        },
      ),
    );
  }, [refresh, t]);

  useDashboardCameraStatusSubscription({ ignoreResults: true, onData: repeater.request });
  useDashboardIncidentSubscription({ ignoreResults: true, onData: repeater.request });

  useEffect(() => {
    const look = () => repeater.hold(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      repeater.hold(true);
    };
  }, [repeater]);
}
