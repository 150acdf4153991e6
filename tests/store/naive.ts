import { foldCase } from '~/lib/foldCase.ts';
import type { IncidentRow } from '~/resolvers/incident/incident.rows.ts';
import type { AggregateQuery, FieldCondition, ListQuery, Where } from '~/store/port.ts';

/** The promises of the port in the plainest words, over an array: slow, and easy to believe. */

type Value = string | number | null;
type Condition = Value | FieldCondition<Value> | undefined;

const compare = (a: Value, b: Value) => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return a < b ? -1 : 1;
};

function holds(value: Value, condition: Condition): boolean {
  if (condition === undefined) return true;
  if (condition === null || typeof condition !== 'object') return value === condition;
  const { in: list, contains, gte, gt, lte, lt } = condition;
  const bounds = [
    gte === undefined || (value !== null && compare(value, gte) >= 0),
    gt === undefined || (value !== null && compare(value, gt) > 0),
    lte === undefined || (value !== null && compare(value, lte) <= 0),
    lt === undefined || (value !== null && compare(value, lt) < 0),
    list === undefined || list.includes(value),
    contains === undefined ||
      (typeof value === 'string' &&
        [contains].flat().every((part) => foldCase(value).includes(foldCase(part)))),
  ];
  return bounds.every(Boolean);
}

export function naiveWhere(rows: readonly IncidentRow[], where: Where<IncidentRow> = {}): IncidentRow[] {
  const conditions = Object.entries(where) as [keyof IncidentRow, Condition][];
  return rows.filter((row) => conditions.every(([field, condition]) => holds(row[field], condition)));
}

export function naiveList(rows: readonly IncidentRow[], query: ListQuery<IncidentRow>): IncidentRow[] {
  const { orderBy = [], distinctOn } = query;
  const keys = [...orderBy, { field: 'id' as const, direction: orderBy.at(-1)?.direction ?? 'asc' }];
  const sorted = naiveWhere(rows, query.where).toSorted((a, b) => {
    const differences = keys.map(
      ({ field, direction }) => compare(a[field], b[field]) * (direction === 'asc' ? 1 : -1),
    );
    return differences.find((difference) => difference !== 0) ?? 0;
  });
  if (distinctOn === undefined) return sorted;
  return sorted.filter((row, i) => sorted.findIndex((other) => other[distinctOn] === row[distinctOn]) === i);
}

/** Each group as a line of text: sorted, or the largest first. */
export function naiveAggregate(
  rows: readonly IncidentRow[],
  query: AggregateQuery<IncidentRow, keyof IncidentRow>,
): string[] {
  const { bucket, by = [] } = query;
  const groups = new Map<string, { bucket: number; rows: IncidentRow[] }>();
  for (const row of naiveWhere(rows, query.where)) {
    const edges = bucket?.edges ?? [];
    const value = bucket ? row[bucket.field] : null;
    const stretch = edges.findIndex((edge, i) => {
      const next = edges[i + 1];
      return value !== null && next !== undefined && edge <= value && value < next;
    });
    if (bucket && stretch < 0) continue;
    const name = JSON.stringify([stretch, ...by.map((field) => row[field])]);
    const group = groups.get(name) ?? { bucket: Math.max(stretch, 0), rows: [] };
    group.rows.push(row);
    groups.set(name, group);
  }
  const lines = (some: Iterable<{ bucket: number; rows: IncidentRow[] }>) =>
    Array.from(some, (group) => lineOf(group.bucket, group.rows, query));
  if (query.largest === undefined) return lines(groups.values()).sort();
  const bySize = [...groups.values()].sort((a, b) => {
    const keys = by.map((field) => compare(a.rows[0]?.[field] ?? null, b.rows[0]?.[field] ?? null));
    return b.rows.length - a.rows.length || (keys.find((key) => key !== 0) ?? a.bucket - b.bucket);
  });
  return lines(bySize.slice(0, query.largest));
}

function lineOf(
  bucket: number,
  rows: IncidentRow[],
  { by = [], sum = [], countDistinct, min, max }: AggregateQuery<IncidentRow, keyof IncidentRow>,
): string {
  const numbers = (field: typeof min) => (field ? rows.flatMap((row) => row[field] ?? []) : []);
  const distinct = countDistinct ? rows.flatMap((row) => row[countDistinct] ?? []) : [];
  return JSON.stringify({
    bucket,
    key: by.map((field) => rows[0]?.[field]),
    count: rows.length,
    sum: sum.map((field) => numbers(field).reduce((total, number) => total + number, 0)),
    distinct: new Set(distinct).size,
    min: numbers(min).toSorted((a, b) => a - b)[0] ?? null,
    max: numbers(max).toSorted((a, b) => b - a)[0] ?? null,
  });
}
