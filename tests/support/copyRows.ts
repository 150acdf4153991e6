import type { BaseRow, Table } from '~/store/port.ts';

/** Inserts so many copies of the first row of a table, for lists that need more rows than the demo has. */
export async function copyRows<Row extends BaseRow>(table: Table<Row>, count: number): Promise<void> {
  const { rows } = await table.list({ first: 1 });
  const copies = rows.flatMap((row) =>
    Array.from({ length: count }, (_, index) => ({ ...row, id: `${row.id}-copy-${index}` })),
  );
  await table.insert(copies);
}
