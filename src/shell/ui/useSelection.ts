import { useMemo, useState } from 'react';

/** Which rows of a list are selected, and how to change it. */
export interface Selection<Row extends { readonly id: string }> {
  readonly ids: ReadonlySet<string>;
  /** The selected rows, in the order of the list. */
  readonly rows: readonly Row[];
  /** All rows of the list are selected, and there is at least one. */
  readonly all: boolean;
  readonly toggle: (id: string) => void;
  /** Selects these besides what is selected already. */
  readonly add: (ids: readonly string[]) => void;
  /** Selects all rows of the list, or none when all are selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** The selection of a list, for actions on many rows. A row that leaves the list is not selected any more. */
export function useSelection<Row extends { readonly id: string }>(rows: readonly Row[]): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const selected = chosen.size === 0 ? [] : rows.filter(({ id }) => chosen.has(id));
    const all = rows.length > 0 && selected.length === rows.length;
    // Two quick clicks may come before the first is drawn, so each change begins with what the other has left.
    const change = (write: (ids: Set<string>) => void) =>
      setChosen((before) => {
        const after = new Set(rows.flatMap(({ id }) => (before.has(id) ? [id] : [])));
        write(after);
        return after;
      });
    return {
      ids: new Set(selected.map(({ id }) => id)),
      rows: selected,
      all,
      toggle: (id) =>
        change((ids) => {
          if (!ids.delete(id)) ids.add(id);
        }),
      add: (added) =>
        change((ids) => {
          for (const id of added) ids.add(id);
        }),
      toggleAll: () => setChosen(new Set(all ? [] : rows.map(({ id }) => id))),
      clear: () => setChosen(new Set()),
    };
  }, [rows, chosen]);
}
