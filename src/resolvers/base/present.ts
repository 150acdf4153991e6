import type { Table, Where } from '~/store/port.ts';

/** A row that others name for ever: it is marked as removed, and never deleted. */
export interface RemovableRow {
  readonly id: string;
  readonly name: string;
  /** Since when it can only be restored; null while it is there. */
  readonly removedAt: number | null;
}

/** The rows that are there, by name. */
export async function presentRows<Row extends RemovableRow>(table: Table<Row>): Promise<Row[]> {
  const { rows } = await table.list({
    // Through a generic row TypeScript does not see that this field is the row's.
    where: { removedAt: null } as Where<Row>,
    orderBy: [{ field: 'name', direction: 'asc' }],
  });
  return [...rows];
}

/** The row, unless there is none or it is removed. */
export async function presentRow<Row extends RemovableRow>(
  table: Table<Row>,
  id: string,
): Promise<Row | undefined> {
  const row = await table.get(id);
  return row?.removedAt === null ? row : undefined;
}
