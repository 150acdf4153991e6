import { useEffect, useRef } from 'react';
import { useLiveViewSeenMutation } from '../wall/LiveTiles.generated.ts';

/** Milliseconds in which looking at a camera again is the same look: the audit counts so too. */
const ONCE_IN = 15 * 60_000;

/** Tells the audit which cameras somebody looks at, each once in a while. */
export function useSeen(cameraIds: readonly string[]): void {
  const told = useRef(new Map<string, number>());
  // The wall is whole without it, and it is told again with the next look.
  const [record] = useLiveViewSeenMutation({ onError: () => undefined });
  const key = cameraIds.join(' ');
  useEffect(() => {
    const now = Date.now();
    const ids = key.split(' ').filter((id) => id !== '' && now - (told.current.get(id) ?? 0) > ONCE_IN);
    if (ids.length === 0) return;
    for (const id of ids) told.current.set(id, now);
    void record({ variables: { ids } });
  }, [key, record]);
}
