import { type RawBuilder, sql } from 'kysely';
import type { AggregateQuery, BaseRow, Group } from '~/store/port.ts';
import { type FieldTest, readWhere } from '~/store/where.ts';
import { boundCondition, conditionsOf } from './conditions.ts';
import { countsOf, isCounted } from './counts.ts';
import type { Connection, Dialect } from './dialect.ts';
import { countedOneByOne, largestOneByOne } from './largestGroups.ts';
import type { Field, Shape } from './shape.ts';
import { decodeValue } from './values.ts';

type Expression = RawBuilder<unknown>;

/** The groups that the port promises, by one query. */
export async function aggregateRows<Row extends BaseRow, By extends keyof Row & string>(
  connection: Connection,
  dialect: Dialect,
  shape: Shape,
  query: AggregateQuery<Row, By>,
): Promise<Group<Row, By>[]> {
  const { by = [], bucket, sum = [], countDistinct, min, max } = query;
  if (bucket && bucket.edges.length < 2) return [];
  const columnOf = (field: string) => shape.field(field).column;
  const keys: Expression[] = by.map(columnOf);
  if (bucket) keys.push(stretchOf(shape.field(bucket.field), bucket.edges, 0));
  const tests = [...readWhere(query.where), ...outerEdges(bucket)];
  const onlyCounts =
    !bucket && sum.length === 0 && !countDistinct && !min && !max && query.largest === undefined;
  const counted = onlyCounts && isCounted(shape, tests, by);
  const figures: [name: string, figure: Expression][] = [
    ['count', counted ? dialect.sum(sql.id('count')) : sql`count(*)`],
  ];
  for (const [index, field] of sum.entries()) figures.push([`sum${index}`, dialect.sum(columnOf(field))]);
  if (countDistinct) figures.push(['distinct', sql`count(distinct ${columnOf(countDistinct)})`]);
  if (min) figures.push(['min', sql`min(${columnOf(min)})`]);
  if (max) figures.push(['max', sql`max(${columnOf(max)})`]);
  const named = [
    ...keys.map((key, index) => sql`${key} as ${sql.id(`key${index}`)}`),
    ...figures.map(([name, figure]) => sql`${figure} as ${sql.id(name)}`),
  ];
  const asked = await conditionsOf(connection, dialect, shape, tests);
  const places = keys.map((_, index) => sql.lit(index + 1));
  const groupBy = keys.length === 0 ? sql`` : sql`group by ${sql.join(places)}`;
  const order = [sql`count(*) desc`, ...places.map((place) => sql`${place} nulls first`)];
  const cut =
    query.largest === undefined ? sql`` : sql`order by ${sql.join(order)} limit ${sql.lit(query.largest)}`;
  const oneByOne = countedOneByOne(dialect, shape, query, tests);
  const found = sql<Readonly<Record<string, number | null>>>`${
    oneByOne
      ? largestOneByOne(shape, oneByOne, asked, query.largest ?? 0)
      : sql`select ${sql.join(named)} from ${counted ? countsOf(shape.name) : shape.table} where ${asked} ${groupBy} ${cut}`
  }`;
  const { rows } = await found.execute(connection);
  return rows
    .filter(({ count }) => count !== 0)
    .map((row) => ({
      key: Object.fromEntries(
        by.map((field, index) => [field, decodeValue(shape.field(field), row[`key${index}`])]),
      ) as Pick<Row, By>,
      bucket: bucket ? (row[`key${by.length}`] ?? 0) : 0,
      count: row.count ?? 0,
      sum: Object.fromEntries(sum.map((field, index) => [field, row[`sum${index}`] ?? 0])),
      distinct: row.distinct ?? 0,
      min: row.min ?? null,
      max: row.max ?? null,
    }));
}

/** Rows outside all stretches are left out before they are looked at. */
function outerEdges(
  bucket: { readonly field: string; readonly edges: readonly number[] } | undefined,
): FieldTest[] {
  if (!bucket) return [];
  const { field, edges } = bucket;
  return [{ field, range: { gte: edges[0] ?? null, lt: edges.at(-1) ?? null } }];
}

/** The index of the last edge that is not above the value: halves the edges until one is left. */
function stretchOf(field: Field, edges: readonly number[], offset: number): Expression {
  if (edges.length <= 2) return sql.lit(offset);
  const half = edges.length >>> 1;
  const below = stretchOf(field, edges.slice(0, half + 1), offset);
  const above = stretchOf(field, edges.slice(half), offset + half);
  return sql`case when ${boundCondition(field, 'lt', edges[half] ?? 0)} then ${below} else ${above} end`;
}
