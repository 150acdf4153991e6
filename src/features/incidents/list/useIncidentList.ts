import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { useFreshOnReturn } from '~/shell/ui/useFreshOnReturn.ts';
import { arrivalsIn } from './arrivals.ts';
import {
  IncidentDeskDocument,
  type IncidentDeskQuery,
  type IncidentDeskQueryVariables,
  useIncidentDeskQuery,
} from './IncidentDesk.generated.ts';
import type { IncidentRowFragment } from './IncidentRow.generated.ts';

/** Milliseconds between two readings of the list, however much happens. */
const EVERY = 1_000;

type Page = IncidentDeskQuery['incidents'];

export interface IncidentList {
  /** Undefined until the first answer. */
  readonly rows: readonly IncidentRowFragment[] | undefined;
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
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Rows of all pages, each once: one that was raised meanwhile pushes others over the edge of a page. */
function rowsOf(pages: readonly Page[]): readonly IncidentRowFragment[] {
  const rows = new Map<string, IncidentRowFragment>();
  for (const { nodes } of pages) for (const row of nodes) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

/**
 * The incidents that a filter finds, read page by page. The first page follows what happens; while the list is `held`,
 * for somebody is at work in it, rows neither come nor go, so that none moves away under the pointer or the focus.
 */
export function useIncidentList(variables: IncidentDeskQueryVariables, held: boolean): IncidentList {
  const client = useApolloClient();
  const { data, error, refetch } = useIncidentDeskQuery({ variables });
  useLiveRefetch(refetch, { topic: 'incidents', every: EVERY });
  useFreshOnReturn(data !== undefined, refetch);

  const key = JSON.stringify(variables);
  const latest = data?.incidents;
  const [shown, setShown] = useState<{ readonly key: string; readonly pages: readonly Page[] }>({
    key,
    pages: latest ? [latest] : [],
  });
  const frozen = held && shown.key === key && shown.pages.length > 0;
  if (latest && !frozen && (shown.pages[0] !== latest || shown.key !== key)) {
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
  const waiting =
    frozen && latest ? arrivalsIn(rows, latest, variables.orderBy) : { arrived: 0, departed: 0 };
  return {
    rows: shown.key === key && shown.pages.length > 0 ? rows : undefined,
    totalCount: (latest ?? shown.pages[0])?.totalCount ?? 0,
    hasMore: end?.hasNextPage ?? false,
    more,
    moreFailed: failedKey === key,
    ...waiting,
    release: () => latest && setShown({ key, pages: [latest] }),
    error: latest ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
