import { sql } from 'kysely';
import type { BaseRow } from '~/store/port.ts';
import type { Seeds } from '~/store/seeding.ts';
import type { Connection, Dialect } from './dialect.ts';
import { shapes } from './shape.ts';
import { insertRows } from './writes.ts';

/** Replaces every row by the seeds, inside a transaction: references are checked at its end. */
export async function seedTables(connection: Connection, dialect: Dialect, seeds: Seeds): Promise<void> {
  for (const { table } of shapes.values()) await sql`delete from ${table}`.execute(connection);
  for (const [name, shape] of shapes) {
    const rows: readonly BaseRow[] = (await seeds[name]?.()) ?? [];
    await insertRows(connection, dialect, shape, rows);
  }
}
