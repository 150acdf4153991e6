import { useEffect, useState } from 'react';
import { newKey } from '~/lib/newKey.ts';
import { useAttendIncidentsMutation, useAttentionWantedQuery } from './useAttention.generated.ts';

/** Told again after this many milliseconds, while what was told still counts. */
const TELL_EVERY = 45_000;
/** As many as the API takes. */
const MOST = 1_000;

/**
 * Tells the demo which incidents are open or selected on this page, so that its colleague leaves them alone. Where the
 * data are not demo data nothing is told.
 */
export function useAttention(open: string | null, selected: ReadonlySet<string>): void {
  const [page] = useState(newKey);
  const { data } = useAttentionWantedQuery();
  // What cannot be told is told anew; nobody has to know.
  const [attend] = useAttendIncidentsMutation({ onError: () => undefined });
  const wanted = data?.demo.resettable === true;
  const ids = [...new Set(open === null ? selected : [open, ...selected])].slice(0, MOST).join(' ');

  useEffect(() => {
    if (!wanted || ids === '') return;
    const tell = (incidentIds: string[]) => void attend({ variables: { input: { page, incidentIds } } });
    const tellAll = () => tell(ids.split(' '));
    tellAll();
    const timer = setInterval(tellAll, TELL_EVERY);
    return () => {
      clearInterval(timer);
      tell([]);
    };
  }, [wanted, ids, page, attend]);
}
