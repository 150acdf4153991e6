import type {
  IncidentFilter,
  IncidentOrder,
  IncidentSeverity,
  IncidentState,
} from '~/graphql/types.generated.ts';
import { urgencyOf } from '~/resolvers/incident/urgency.rules.ts';

interface Row {
  readonly id: string;
  readonly number: number;
  readonly raisedAt: string;
  readonly severity: IncidentSeverity;
  readonly state: IncidentState;
}

interface List {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

/** How a list that is looked at differs from what the API answers now. */
export interface Arrivals {
  /** Rows of the answer that are not shown. */
  readonly arrived: number;
  /** Rows that are shown and that the filter does not find any more. */
  readonly departed: number;
}

function keyOf({ field }: IncidentOrder, { number, ...row }: Row): number {
  if (field === 'NUMBER') return number;
  const raisedAt = Date.parse(row.raisedAt);
  return field === 'RAISED_AT' ? raisedAt : urgencyOf({ ...row, raisedAt });
}

const placeOf = (order: IncidentOrder, row: Row) => (order.direction === 'ASC' ? 1 : -1) * keyOf(order, row);

/**
 * Compares the rows that are shown with the first page as it is now. A row that others have pushed to a later page has
 * not left, and neither has one that its own change has put there.
 *
 * @param shown as they are now, wherever they stood when they were read
 */
export function arrivalsIn(
  shown: readonly Row[],
  latest: List,
  { filter, orderBy: order }: { readonly filter: IncidentFilter; readonly orderBy: IncidentOrder },
): Arrivals {
  const known = new Set(shown.map(({ id }) => id));
  const there = new Set(latest.nodes.map(({ id }) => id));
  const last = latest.nodes.at(-1);
  const matches = ({ state }: Row) => !filter.states?.length || filter.states.includes(state);
  const onPage = (row: Row) =>
    !matches(row) ||
    !latest.pageInfo.hasNextPage ||
    (last !== undefined && placeOf(order, row) < placeOf(order, last));
  return {
    arrived: latest.nodes.filter(({ id }) => !known.has(id)).length,
    departed: shown.filter((row) => !there.has(row.id) && onPage(row)).length,
  };
}
