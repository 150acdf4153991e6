import type { IncidentOrder } from '~/graphql/types.generated.ts';

interface Row {
  readonly id: string;
  readonly number: number;
  readonly raisedAt: string;
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

const placeOf = ({ field, direction }: IncidentOrder, { number, raisedAt }: Row) =>
  (direction === 'ASC' ? 1 : -1) * (field === 'NUMBER' ? number : Date.parse(raisedAt));

/**
 * Compares the rows that are shown with the first page as it is now. A row that newer ones have pushed to a later page has
 * not left.
 */
export function arrivalsIn(shown: readonly Row[], latest: List, order: IncidentOrder): Arrivals {
  const known = new Set(shown.map(({ id }) => id));
  const there = new Set(latest.nodes.map(({ id }) => id));
  const last = latest.nodes.at(-1);
  const onPage = (row: Row) =>
    !latest.pageInfo.hasNextPage || (last !== undefined && placeOf(order, row) < placeOf(order, last));
  return {
    arrived: latest.nodes.filter(({ id }) => !known.has(id)).length,
    departed: shown.filter((row) => !there.has(row.id) && onPage(row)).length,
  };
}
