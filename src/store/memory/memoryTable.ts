import type { BaseRow, Table } from '~/store/port.ts';
import { readWhere } from '~/store/where.ts';
import { aggregateRows } from './aggregate.ts';
import { listRows } from './list.ts';
import { countMatches } from './plan.ts';
import { type Draft, getRow, type View } from './view.ts';

/** How a table comes to its rows. */
export interface TableAccess<Row extends BaseRow> {
  readonly read: () => Promise<View<Row>>;
  /** Runs the work on a draft. Unless it throws, the draft becomes what the next reader sees. */
  readonly write: <T>(work: (draft: Draft<Row>) => T) => Promise<T>;
}

/** A table of the port over rows in memory. */
export function memoryTable<Row extends BaseRow>({ read, write }: TableAccess<Row>): Table<Row> {
  return {
    get: async (id) => getRow(await read(), id),
    getMany: async (ids) => {
      const view = await read();
      return ids.map((id) => getRow(view, id));
    },
    list: async (query = {}) => listRows(await read(), query),
    count: async (where) => countMatches(await read(), readWhere(where)),
    aggregate: async (query) => aggregateRows(await read(), query),
    insert: (rows) => write((draft) => draft.insert(rows)),
    update: (id, patch) => write((draft) => draft.update(id, patch)),
    remove: (ids) => write((draft) => draft.remove(ids)),
  };
}
