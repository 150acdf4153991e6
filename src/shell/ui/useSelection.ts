import { useMemo, useRef, useState } from 'react';
import { withToggled } from './selection.rules.ts';

/** Which rows of a list are selected, and how to change it. */
export interface Selection<Row extends { readonly id: string }> {
  readonly ids: ReadonlySet<string>;
  /** The selected rows, in the order of the list. */
  readonly rows: readonly Row[];
  /** All rows of the list are selected, and there is at least one. */
  readonly all: boolean;
  /** With `range`, every row from the one that was toggled last to this one takes its new state. */
  readonly toggle: (id: string, range?: boolean) => void;
  /** Selects these besides what is selected already. */
  readonly add: (ids: readonly string[]) => void;
  /** Selects all rows of the list, or none when all are selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** The selection of a list, for actions on many rows. A row that leaves the list is not selected any more. */
export function useSelection<Row extends { readonly id: string }>(rows: readonly Row[]): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const lastToggled = useRef<string | null>(null);
  return useMemo(() => {
    const selected = chosen.size === 0 ? [] : rows.filter(({ id }) => chosen.has(id));
    const all = rows.length > 0 && selected.length === rows.length;
    // A second click may come before the first is rendered, so each change starts from the latest state.
    const order = rows.map(({ id }) => id);
    const change = (next: (ids: ReadonlySet<string>) => ReadonlySet<string>) =>
      setChosen((before) => next(new Set(order.filter((id) => before.has(id)))));
    return {
      ids: new Set(selected.map(({ id }) => id)),
      rows: selected,
      all,
      toggle: (id, range = false) => {
        const from = range ? lastToggled.current : null;
        lastToggled.current = id;
        change((before) => withToggled(before, order, id, from));
      },
      add: (added) => {
        lastToggled.current = added.at(-1) ?? lastToggled.current;
        change((before) => new Set([...before, ...added]));
      },
      toggleAll: () => setChosen(new Set(all ? [] : order)),
      clear: () => setChosen(new Set()),
    };
  }, [rows, chosen]);
}
