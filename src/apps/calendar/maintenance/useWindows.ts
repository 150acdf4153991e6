import { useCallback, useEffect, useState } from 'react';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import type { TimeRangeInput } from '~/graphql/types.generated.ts';
import { whenAtRest } from '~/shell/ui/atRest.ts';
import { type CalendarWindowFragment, useCalendarWindowsQuery } from './Windows.generated.ts';

const none: readonly CalendarWindowFragment[] = [];

/** Whether the page has come to rest: the events are drawn before the windows are asked for. */
function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => whenAtRest(() => setRested(true)), []);
  return rested;
}

/** The maintenance windows of the shown days; none while they are switched off. */
export function useWindows(during: TimeRangeInput, switchedOn: boolean) {
  const on = useRested() && switchedOn;
  const { data, previousData, refetch } = useCalendarWindowsQuery({ variables: { during }, skip: !on });
  // A window that begins or ends changes the states of its cameras.
  const again = useCallback(() => (on ? refetch() : Promise.resolve()), [on, refetch]);
  useLiveRefetch(again, { topic: 'cameras', every: 10_000 });
  const shown = on ? (data ?? previousData)?.maintenanceWindows : undefined;
  const windows = shown?.nodes ?? none;
  return { windows, left: (shown?.totalCount ?? 0) - windows.length, loading: switchedOn && !data };
}
