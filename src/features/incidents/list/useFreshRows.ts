import { useFragment } from '@apollo/client/react';
import { useMemo } from 'react';
import { type IncidentRowFragment, IncidentRowFragmentDoc } from './IncidentRow.generated.ts';

/** How the cache finds a row. */
export const fragment = { fragment: IncidentRowFragmentDoc, fragmentName: 'IncidentRow' } as const;
export const named = ({ id }: { readonly id: string }) => ({ __typename: 'Incident' as const, id });

/** Rows as the cache holds them now, whatever list they came from; they follow every change. */
export function useFreshRows(rows: readonly IncidentRowFragment[]): readonly IncidentRowFragment[] {
  const from = useMemo(() => rows.map(named), [rows]);
  const { data } = useFragment({ ...fragment, from });
  return rows.map((row, index) => {
    const fresh = data[index];
    return fresh && 'allowedActions' in fresh ? (fresh as IncidentRowFragment) : row;
  });
}

/** One row as the cache holds it now; it follows every change. */
export function useFreshRow(row: IncidentRowFragment): IncidentRowFragment {
  const { data, complete } = useFragment({ ...fragment, from: named(row) });
  return complete ? (data as IncidentRowFragment) : row;
}
