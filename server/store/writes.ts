import { sql } from 'kysely';
import { chunksOf } from '~/lib/chunksOf.ts';
import { type BaseRow, DuplicateIdError, RowNotFoundError } from '~/store/port.ts';
import type { Connection, Dialect } from './dialect.ts';
import type { Shape } from './shape.ts';
import { decodeRow, encodeField } from './values.ts';

type SqlRecord = Record<string, unknown>;

/** SQLite takes 32,766 parameters in a statement, PostgreSQL twice as many. */
const parametersAtOnce = 30_000;

const idOf = sql.id('id');

/** The rows with these ids, in no order. */
export async function rowsOfIds<Row extends BaseRow>(
  connection: Connection,
  dialect: Dialect,
  shape: Shape,
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const asked = dialect.oneOf(idOf, 'text', ids);
  const found = sql<SqlRecord>`select ${shape.columns} from ${shape.table} where ${asked}`;
  const { rows } = await found.execute(connection);
  return rows.map((row) => decodeRow<Row>(shape, row));
}

/** Inserts inside a transaction; an id that is there already leaves it as it was. */
export async function insertRows(
  connection: Connection,
  dialect: Dialect,
  shape: Shape,
  rows: readonly BaseRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const asked = dialect.oneOf(idOf, 'text', ids);
  const found = sql<{ id: string }>`select ${idOf} from ${shape.table} where ${asked}`;
  const there = new Set((await found.execute(connection)).rows.map(({ id }) => id));
  for (const id of ids) {
    if (there.has(id)) throw new DuplicateIdError(shape.name, id);
    there.add(id);
  }
  await insertNewRows(connection, dialect, shape, rows);
}

async function insertNewRows(
  connection: Connection,
  dialect: Dialect,
  shape: Shape,
  rows: readonly BaseRow[],
): Promise<void> {
  const records = rows.map((row) => encodeRow(dialect, shape, row));
  const names = records[0]?.map(([name]) => sql.id(name)) ?? [];
  const atOnce = Math.floor(parametersAtOnce / Math.max(1, names.length));
  for (const chunk of chunksOf(records, atOnce)) {
    const values = chunk.map((record) => sql`(${sql.join(record.map(([, value]) => value))})`);
    await sql`insert into ${shape.table} (${sql.join(names)}) values ${sql.join(values)}`.execute(connection);
  }
}

function encodeRow(dialect: Dialect, { fields }: Shape, row: BaseRow): [column: string, value: unknown][] {
  // The shape names the fields: the compiler knows the row by its id alone.
  const values = row as unknown as SqlRecord;
  return fields.flatMap((field) => encodeField(field, values[field.name], dialect));
}

/** The row as it is after. Throws RowNotFoundError when there is none. */
export async function updateRow<Row extends BaseRow>(
  connection: Connection,
  dialect: Dialect,
  shape: Shape,
  id: string,
  patch: Readonly<SqlRecord>,
): Promise<Row> {
  const given = Object.entries(patch).filter(([name, value]) => value !== undefined && name !== 'id');
  const columns = given.flatMap(([name, value]) => encodeField(shape.field(name), value, dialect));
  const sets = columns.map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  // A patch that changes nothing still asks what the row is.
  const found =
    sets.length === 0
      ? sql<SqlRecord>`select ${shape.columns} from ${shape.table} where ${idOf} = ${id}`
      : sql<SqlRecord>`
          update ${shape.table} set ${sql.join(sets)} where ${idOf} = ${id} returning ${shape.columns}`;
  const { rows } = await found.execute(connection);
  const [row] = rows;
  if (!row) throw new RowNotFoundError(shape.name, id);
  return decodeRow<Row>(shape, row);
}

/** How many rows were removed. */
export async function removeRows(
  connection: Connection,
  dialect: Dialect,
  shape: Shape,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const asked = dialect.oneOf(idOf, 'text', ids);
  const { numAffectedRows } = await sql`delete from ${shape.table} where ${asked}`.execute(connection);
  return Number(numAffectedRows ?? 0);
}
