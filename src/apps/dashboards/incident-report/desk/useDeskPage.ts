import { useFragment } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { atMostEvery } from '../../hooks/atMostEvery.ts';
import { useFreshOnReturn } from '../hooks/useFreshOnReturn.ts';
import type { ReportUrl } from '../reportUrl.ts';
import { deskVariables, type SiteIds } from '../reportVariables.ts';
import { useIncidentDeskChangedSubscription, useIncidentDeskQuery } from './IncidentDesk.generated.ts';
import { type IncidentRowFragment, IncidentRowFragmentDoc } from './IncidentRow.generated.ts';

/** Milliseconds between two readings of the list, however much happens. */
const REST = 1_000;
const none: readonly IncidentRowFragment[] = [];

export interface DeskPage {
  /** Undefined until the first answer. */
  readonly rows: readonly IncidentRowFragment[] | undefined;
  readonly totalCount: number;
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  /** Rows of the list that wait to be shown. */
  readonly waiting: number;
  /** Shows them. */
  readonly release: () => void;
  /** Another page is on its way. */
  readonly loading: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Rows as the cache holds them now, whatever list they came from. */
function useFreshRows(rows: readonly IncidentRowFragment[]): readonly IncidentRowFragment[] {
  const from = useMemo(() => rows.map(({ id }) => ({ __typename: 'Incident' as const, id })), [rows]);
  const { data } = useFragment<IncidentRowFragment>({
    fragment: IncidentRowFragmentDoc,
    fragmentName: 'IncidentRow',
    from,
  });
  return rows.map((row, index) => {
    const fresh = data[index];
    return fresh && 'allowedActions' in fresh ? (fresh as IncidentRowFragment) : row;
  });
}

/**
 * A page of the incident table that lives: what happens to its rows is seen at once; rows come and go only while
 * nobody is `engaged` with the table, so that none moves away under the pointer or the focus.
 */
export function useDeskPage(url: ReportUrl, siteIds: SiteIds, engaged: boolean): DeskPage {
  const variables = deskVariables(url, siteIds);
  const { data, error, refetch } = useIncidentDeskQuery({ variables });
  const repeater = useMemo(
    () =>
      atMostEvery(REST, () =>
        refetch().then(
          () => undefined,
          () => undefined,
        ),
      ),
    [refetch],
  );
  useEffect(() => () => repeater.hold(true), [repeater]);
  useIncidentDeskChangedSubscription({ ignoreResults: true, onData: repeater.request });
  useFreshOnReturn(data !== undefined, refetch);

  const key = JSON.stringify(variables);
  const latest = data?.incidents;
  const [shown, setShown] = useState({ key, list: latest });
  const frozen = engaged && shown.key === key && shown.list !== undefined;
  if (latest && !frozen && (shown.list !== latest || shown.key !== key)) setShown({ key, list: latest });

  const list = shown.list;
  const rows = useFreshRows(list?.nodes ?? none);
  const seen = new Set(list?.nodes.map(({ id }) => id));
  return {
    rows: list ? rows : undefined,
    totalCount: (latest ?? list)?.totalCount ?? 0,
    endCursor: list?.pageInfo.endCursor ?? null,
    hasNextPage: list?.pageInfo.hasNextPage ?? false,
    waiting: frozen && latest ? latest.nodes.filter(({ id }) => !seen.has(id)).length : 0,
    release: () => setShown({ key, list: latest }),
    loading: !latest && !error,
    error: latest ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
