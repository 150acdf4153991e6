import type { BaseRow, Table } from '~/store/port.ts';
import { type FieldTest, readWhere } from '~/store/where.ts';
import { aggregateRows, testsOf } from './aggregate.ts';
import { listRows } from './list.ts';
import { countMatches } from './plan.ts';
import { type Draft, getRow, type View } from './view.ts';
import type { LeastOf } from './world.ts';

/** How a table comes to its rows. */
export interface TableAccess<Row extends BaseRow> {
  /** `leastOf` says from where on the reader looks; default: at everything. */
  readonly read: (leastOf?: LeastOf) => Promise<View<Row>>;
  /** Runs the work on a draft. Unless it throws, the draft becomes what the next reader sees. */
  readonly write: <T>(work: (draft: Draft<Row>) => T) => Promise<T>;
}

/** What the tests leave of a field, from its least value on. */
const leastIn =
  (tests: readonly FieldTest[]): LeastOf =>
  (field) => {
    const range = tests.find((test) => test.field === field)?.range;
    const least = range?.gte ?? range?.gt;
    return typeof least === 'number' ? least : undefined;
  };

/** A table of the port over rows in memory. */
export function memoryTable<Row extends BaseRow>({ read, write }: TableAccess<Row>): Table<Row> {
  return {
    get: async (id) => getRow(await read(), id),
    getMany: async (ids) => {
      const view = await read();
      return ids.map((id) => getRow(view, id));
    },
    list: async (query = {}) => listRows(await read(leastIn(readWhere(query.where))), query),
    count: async (where) => {
      const view = await read(leastIn(readWhere(where)));
      return countMatches(view, readWhere(where, view.rows.folded));
    },
    aggregate: async (query) => aggregateRows(await read(leastIn(testsOf(query))), query),
    insert: (rows) => write((draft) => draft.insert(rows)),
    update: (id, patch) => write((draft) => draft.update(id, patch)),
    remove: (ids) => write((draft) => draft.remove(ids)),
  };
}
