import { useEffect, useRef } from 'react';
import { whenAtRest } from '~/shell/ui/atRest.ts';
import { useRecordViewMutation } from './useTrackVisit.generated.ts';
import { thisDevice } from './widgets/deviceKind.ts';

/** Counts that somebody looks at the screen, once for each time it is opened, when what is in sight is there. */
export function useTrackVisit(): void {
  const recorded = useRef(false);
  // A view that could not be counted is missing from the numbers; the screen works without it.
  const [record] = useRecordViewMutation({ onError: () => undefined });
  useEffect(() => {
    if (recorded.current) return;
    return whenAtRest(() => {
      recorded.current = true;
      void record({ variables: { device: thisDevice() } });
    });
  }, [record]);
}
