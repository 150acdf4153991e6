import { useCallback, useMemo, useState } from 'react';
import { heldBack } from './held.rules.ts';

interface Known {
  readonly key: string;
  /** Of all rows that were shown: one that comes back, by Undo for example, does not wait. */
  readonly ids: ReadonlySet<string>;
}

/**
 * Rows of a live list: while it is `held`, for somebody is at work in it, those that come wait until `release`.
 * @param key names the list; another one is shown as it is
 */
export function useHeldRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  held: boolean,
  key: string,
) {
  const [known, setKnown] = useState<Known>({ key, ids: new Set() });
  const same = known.key === key && known.ids.size > 0;
  const { shown, waiting } = useMemo(
    () => (held && same ? heldBack(known.ids, rows) : { shown: rows, waiting: 0 }),
    [held, same, known, rows],
  );
  const learn = useCallback(
    (learnt: readonly Row[]) =>
      setKnown((before) => ({
        key,
        ids: new Set([...(before.key === key ? before.ids : []), ...learnt.map(({ id }) => id)]),
      })),
    [key],
  );
  if (known.key !== key || shown.some(({ id }) => !known.ids.has(id))) learn(shown);
  return { shown, waiting, release: useCallback(() => learn(rows), [learn, rows]) };
}
