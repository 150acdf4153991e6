import { freeze } from '~/lib/freeze.ts';
import { type BaseRow, DuplicateIdError, RowNotFoundError } from '~/store/port.ts';
import type { IndexedRows, RowChanges } from './rows.ts';

/** A table as somebody sees it: the rows of everybody, and over them the changes that are not committed yet. */
export interface View<Row extends BaseRow> {
  readonly rows: IndexedRows<Row>;
  readonly changes: RowChanges<Row>;
}

/** A view that takes changes in. The rows below stay as they are until the changes are applied to them. */
export class Draft<Row extends BaseRow> implements View<Row> {
  readonly table: string;
  readonly rows: IndexedRows<Row>;
  readonly changes = new Map<string, Row | null>();

  constructor(table: string, rows: IndexedRows<Row>) {
    this.table = table;
    this.rows = rows;
  }

  insert(rows: readonly Row[]): void {
    const ids = new Set<string>();
    for (const { id } of rows) {
      if (ids.has(id) || getRow(this, id)) throw new DuplicateIdError(this.table, id);
      ids.add(id);
    }
    for (const row of rows) this.changes.set(row.id, freeze(row));
  }

  update(id: string, patch: Partial<Omit<Row, 'id'>>): Row {
    const before = getRow(this, id);
    if (!before) throw new RowNotFoundError(this.table, id);
    const given = Object.entries(patch).filter(([, value]) => value !== undefined);
    const after: Row = freeze({ ...before, ...Object.fromEntries(given), id });
    this.changes.set(id, after);
    return after;
  }

  remove(ids: readonly string[]): number {
    const there = new Set(ids.filter((id) => getRow(this, id)));
    for (const id of there) {
      if (this.rows.get(id)) this.changes.set(id, null);
      else this.changes.delete(id);
    }
    return there.size;
  }
}

export function getRow<Row extends BaseRow>({ rows, changes }: View<Row>, id: string): Row | undefined {
  const changed = changes.get(id);
  return changed === undefined ? rows.get(id) : (changed ?? undefined);
}
