import { sql } from 'kysely';
import { decodeCursor } from '~/store/cursor.ts';
import { totalOrder } from '~/store/order.ts';
import { pageOf } from '~/store/page.ts';
import type { BaseRow, ListQuery, Page, Where } from '~/store/port.ts';
import { readWhere } from '~/store/where.ts';
import { allOf, conditionsOf } from './conditions.ts';
import { countsOf, isCounted } from './counts.ts';
import type { Connection, Dialect } from './dialect.ts';
import { firstOfEach } from './firstOfEach.ts';
import { isAfter, orderTerms } from './keyset.ts';
import type { Shape } from './shape.ts';
import { decodeRow } from './values.ts';

type SqlRecord = Record<string, unknown>;

/** The page that the port promises, by one query. */
export async function listRows<Row extends BaseRow>(
  connection: Connection,
  dialect: Dialect,
  shape: Shape,
  query: ListQuery<Row>,
): Promise<Page<Row>> {
  const order = totalOrder(query.orderBy);
  const { first, after, distinctOn } = query;
  const behind = after === undefined ? [] : [isAfter(dialect, shape, order, decodeCursor(order, after))];
  const tests = readWhere(query.where);
  const purpose = first === undefined || distinctOn !== undefined ? 'all' : 'page';
  const asked = await conditionsOf(connection, dialect, shape, tests, purpose);
  const terms = orderTerms(dialect, shape, order);
  const from =
    distinctOn === undefined
      ? sql`${shape.table} where ${allOf([asked, ...behind])}`
      : sql`${firstOfEach(dialect, shape, shape.field(distinctOn), { tests, asked, order, terms })} where ${allOf(behind)}`;
  // One row more tells whether another page follows.
  const limit = first === undefined ? sql`` : sql`limit ${first + 1}`;
  const found = sql<SqlRecord>`select ${shape.columns} from ${from} order by ${terms} ${limit}`;
  const { rows: records } = await found.execute(connection);
  const rows = records.map((record) => decodeRow<Row>(shape, record));
  const hasNext = first !== undefined && rows.length > first;
  return pageOf(hasNext ? rows.slice(0, first) : rows, order, hasNext);
}

/** How many rows fulfil the conditions. */
export async function countRows<Row extends BaseRow>(
  connection: Connection,
  dialect: Dialect,
  shape: Shape,
  where: Where<Row> | undefined,
): Promise<number> {
  const tests = readWhere(where);
  const asked = await conditionsOf(connection, dialect, shape, tests);
  const found = isCounted(shape, tests)
    ? sql<{ count: number }>`
        select ${dialect.sum(sql.id('count'))} as count from ${countsOf(shape.name)} where ${asked}`
    : sql<{ count: number }>`select count(*) as count from ${shape.table} where ${asked}`;
  const { rows } = await found.execute(connection);
  return rows[0]?.count ?? 0;
}
