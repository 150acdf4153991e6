import { useCallback, useMemo, useRef, useState } from 'react';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';

import { arrivalsIn } from './arrivals.ts';
import { IncidentDeskDocument, type IncidentDeskQuery } from './IncidentDesk.generated.ts';

import type { IncidentRowFragment } from './IncidentRow.generated.ts';
import { fragment, named } from './useFreshRows.ts';

/** Milliseconds between two readings of the list, however much happens. */
const EVERY = 1_000;

type Page = IncidentDeskQuery['incidents'];

export interface IncidentList {
  readonly rows: readonly IncidentRowFragment[];
  /** How many the filter finds, read or not. */
  readonly totalCount: number;
  readonly hasMore: boolean;
  /** Reads on. */
  readonly more: () => void;
  /** Reading on failed; `more` tries again. */
  readonly moreFailed: boolean;
  /** New rows that wait to be shown. */
  readonly arrived: number;
  /** Rows that the filter does not find any more. */
  readonly departed: number;
  /** Shows the list as it is now, from its beginning. */
  readonly release: () => void;
  /** Another filter was chosen, and its incidents are on their way. */
  readonly stale: boolean;
}

/** Rows of all pages, each once: one that was raised meanwhile pushes others over the edge of a page. */
function rowsOf(pages: readonly Page[]): readonly IncidentRowFragment[] {
  const rows = new Map<string, IncidentRowFragment>();
  for (const { nodes } of pages) for (const row of nodes) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

/**
 * The incidents that the filter of the address finds, read page by page. The first page follows what happens; while the list is `held`,
 * for somebody is at work in it, rows neither come nor go, so that none moves away under the pointer or the focus.
 */
export function useIncidentList(held: boolean): IncidentList {
  const { data, variables, key, stale, refetch, client } = usePreloaded(IncidentDeskDocument);
  useLiveRefetch(refetch, { topic: 'incidents', every: EVERY });

  const latest = data.incidents;
  const [shown, setShown] = useState<{ readonly key: string; readonly pages: readonly Page[] }>({
    key,
    pages: [latest],
  });
  const frozen = held && shown.key === key;
  if (!frozen && (shown.pages[0] !== latest || shown.key !== key)) {
    setShown({ key, pages: [latest] });
  }

  const reading = useRef(false);
  const [failedKey, setFailedKey] = useState<string>();
  const end = shown.pages.at(-1)?.pageInfo;
  const more = useCallback(() => {
    if (reading.current || !end?.hasNextPage) return;
    reading.current = true;
    setFailedKey(undefined);
    client
      .query<IncidentDeskQuery>({
        query: IncidentDeskDocument,
        variables: { ...variables, after: end.endCursor },
      })
      .then(
        ({ data: next }) => {
          if (!next) throw new Error('The next page is empty.');
          setShown((before) =>
            before.key === key && before.pages.at(-1)?.pageInfo === end
              ? { key, pages: [...before.pages, next.incidents] }
              : before,
          );
        },
        () => setFailedKey(key),
      )
      .finally(() => {
        reading.current = false;
      });
  }, [client, end, key, variables]);

  const rows = useMemo(() => rowsOf(shown.pages), [shown.pages]);
  const fresh = (row: IncidentRowFragment) =>
    client.readFragment<IncidentRowFragment>({ ...fragment, from: named(row) }) ?? row;
  const waiting = frozen ? arrivalsIn(rows.map(fresh), latest, variables) : { arrived: 0, departed: 0 };
  return {
    rows,
    totalCount: latest.totalCount,
    hasMore: end?.hasNextPage ?? false,
    more,
    moreFailed: failedKey === key,
    ...waiting,
    release: () => setShown({ key, pages: [latest] }),
    stale,
  };
}
