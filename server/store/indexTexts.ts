import { sql } from 'kysely';
import type { Connection, Dialect } from './dialect.ts';
import { shapes } from './shape.ts';

/** Whether long texts are found by an index, or by looking through all of them. */
export type TextSearch = 'index' | 'scan';

async function trigramsAreThere(connection: Connection): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select true as may from pg_available_extensions where name = 'pg_trgm' and (
      installed_version is not null or has_database_privilege(current_database(), 'create'))`.execute(
    connection,
  );
  return rows.length > 0;
}

/**
 * Gives PostgreSQL its indexes of trigrams, at every start, for the extension may come to a database later. Without
 * pg_trgm, or the right to make it, texts are looked through: the answers are the same and cost more. Inside a
 * transaction; SQLite has its indexes from migrations.
 */
export async function indexTexts(connection: Connection, { name }: Dialect): Promise<TextSearch> {
  if (name === 'sqlite') return 'index';
  if (!(await trigramsAreThere(connection))) return 'scan';
  await sql`create extension if not exists pg_trgm`.execute(connection);
  for (const { name: table, table: on, fields } of shapes.values()) {
    for (const { name: field, column } of fields.filter(({ folded }) => folded)) {
      await sql`create index if not exists ${sql.id(`${table}_${field}_trigrams`)} on ${on}
        using gin (${column} gin_trgm_ops)`.execute(connection);
    }
  }
  return 'index';
}
