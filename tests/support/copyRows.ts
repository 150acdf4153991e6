import type { BaseRow, Table } from '~/store/port.ts';

/** Inserts so many copies of a row, for lists that need more rows than the demo has. */
export async function copyRows<Row extends BaseRow>(
  table: Table<Row>,
  id: string,
  count: number,
): Promise<void> {
  const row = await table.get(id);
  if (!row) throw new Error(`There is no row ${id} to copy.`);
  await table.insert(Array.from({ length: count }, (_, index) => ({ ...row, id: `${id}-copy-${index}` })));
}
