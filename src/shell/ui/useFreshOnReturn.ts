import { useEffect, useState } from 'react';

/** Whoever comes back sees the numbers of last time at once; this asks for the new ones behind them. */
export function useFreshOnReturn(shown: boolean, refetch: () => Promise<unknown>): void {
  const [fromBefore] = useState(shown);
  useEffect(() => {
    // What fails here leaves the numbers of last time; the next live event asks again.
    if (fromBefore) refetch().catch(() => undefined);
  }, [fromBefore, refetch]);
}
