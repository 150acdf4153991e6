import { useCallback, useMemo, useState } from 'react';
import { heldBack } from './held.rules.ts';

/**
 * Rows of a live list: while it is `held`, for somebody is at work in it, those that come wait until `release`.
 * @param key names the list; another one is shown as it is
 */
export function useHeldRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  held: boolean,
  key: string,
) {
  const [known, setKnown] = useState({ key, rows });
  const frozen = held && known.key === key;
  const { shown, waiting } = useMemo(
    () => (frozen ? heldBack(new Set(known.rows.map(({ id }) => id)), rows) : { shown: rows, waiting: 0 }),
    [frozen, known, rows],
  );
  if (waiting === 0 && (known.key !== key || known.rows !== rows)) setKnown({ key, rows });
  const release = useCallback(() => setKnown({ key, rows }), [key, rows]);
  return { shown, waiting, release };
}
