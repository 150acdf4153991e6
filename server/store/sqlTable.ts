import type { BaseRow, Table } from '~/store/port.ts';
import { aggregateRows } from './aggregate.ts';
import type { Connection, Dialect } from './dialect.ts';
import { countRows, listRows } from './list.ts';
import type { Shape } from './shape.ts';
import { insertRows, removeRows, rowsOfIds, updateRow } from './writes.ts';

/** How a table comes to a connection. */
export interface SqlAccess {
  readonly read: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
  /** Keeps all writes of the work or none. */
  readonly write: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
}

/** A table of the port over SQL. */
export function sqlTable<Row extends BaseRow>(
  { read, write }: SqlAccess,
  dialect: Dialect,
  shape: Shape,
): Table<Row> {
  return {
    get: (id) => read(async (on) => (await rowsOfIds<Row>(on, dialect, shape, [id]))[0]),
    getMany: (ids) =>
      read(async (on) => {
        const rows = await rowsOfIds<Row>(on, dialect, shape, ids);
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => byId.get(id));
      }),
    list: (query = {}) => read((on) => listRows(on, dialect, shape, query)),
    count: (where) => read((on) => countRows(on, dialect, shape, where)),
    aggregate: (query) => read((on) => aggregateRows(on, dialect, shape, query)),
    insert: (rows) => write((on) => insertRows(on, dialect, shape, rows)),
    update: (id, patch) => write((on) => updateRow(on, dialect, shape, id, patch)),
    remove: (ids) => write((on) => removeRows(on, dialect, shape, ids)),
  };
}
