import { useMemo, useState } from 'react';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';

export interface Selection {
  /** Ids of the cameras that are picked, of those that are shown. */
  readonly picked: ReadonlySet<string>;
  readonly allPicked: boolean;
  readonly toggle: (id: string) => void;
  /** Picks all that are shown, or none when all are picked. */
  readonly pickAll: () => void;
  readonly clear: () => void;
}

/** The cameras that are picked for a common change. What a filter takes away is picked no longer. */
export function useSelection(shown: readonly FleetCamera[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const picked = ids.size === 0 ? ids : new Set(shown.flatMap(({ id }) => (ids.has(id) ? [id] : [])));
    const allPicked = shown.length > 0 && picked.size === shown.length;
    return {
      picked,
      allPicked,
      toggle: (id) => {
        const next = new Set(picked);
        if (!next.delete(id)) next.add(id);
        setIds(next);
      },
      pickAll: () => setIds(allPicked ? new Set() : new Set(shown.map(({ id }) => id))),
      clear: () => setIds(new Set()),
    };
  }, [ids, shown]);
}
