import { useCallback, useState } from 'react';

/** The rows in a remembered order; those that are new stand at the end. */
export function inOrder<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  ids: readonly string[],
): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const place = (row: Row) => places.get(idOf(row)) ?? ids.length;
  return [...rows].sort((a, b) => place(a) - place(b));
}

/**
 * Keeps rows where they are while the pointer or the focus is on them, though live changes would sort them anew.
 * `key` names what somebody asked for (sort, filter): when it changes, so does the order. Spread `hold` on what
 * surrounds the rows.
 */
export function useSteadyOrder<Row>(rows: readonly Row[], idOf: (row: Row) => string, key: string) {
  const [held, setHeld] = useState<{ key: string; ids: readonly string[] } | null>(null);
  const take = () => {
    if (held?.key !== key) setHeld({ key, ids: rows.map(idOf) });
  };
  const release = useCallback(() => setHeld(null), []);
  return {
    rows: held?.key === key ? inOrder(rows, idOf, held.ids) : rows,
    hold: { onPointerMove: take, onFocus: take, onPointerLeave: release, onBlur: release },
  };
}
