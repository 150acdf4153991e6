import { useMemo, useState } from 'react';
import type { IncidentRowFragment } from './IncidentRow.generated.ts';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The selected rows of the list. */
  readonly rows: readonly IncidentRowFragment[];
  readonly toggle: (id: string) => void;
  /** Selects these besides what is selected already. */
  readonly add: (ids: readonly string[]) => void;
  readonly setAll: (selected: boolean) => void;
}

/** Which rows of the list are selected; rows that leave the list leave the selection. */
export function useSelection(rows: readonly IncidentRowFragment[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const selected = rows.filter(({ id }) => chosen.has(id));
    return {
      ids: new Set(selected.map(({ id }) => id)),
      rows: selected,
      toggle: (id) =>
        setChosen((before) => {
          const after = new Set(before);
          if (!after.delete(id)) after.add(id);
          return after;
        }),
      add: (ids) => setChosen((before) => new Set([...before, ...ids])),
      setAll: (all) => setChosen(new Set(all ? rows.map(({ id }) => id) : [])),
    };
  }, [rows, chosen]);
}
