import { Migrator } from 'kysely';
import type { Connection, Dialect } from './dialect.ts';
import { migrations } from './migrations.ts';

/** The schema of the database could not be brought to what this program needs. */
export class MigrationError extends Error {}

/**
 * Brings the schema up to date, inside a transaction. Returns the names of the migrations that ran. Throws
 * MigrationError, for example where a newer program has been here.
 */
export async function migrate(connection: Connection, dialect: Dialect): Promise<string[]> {
  const made = Object.entries(migrations).map(([name, make]) => [name, make(dialect)] as const);
  const migrator = new Migrator({
    db: connection,
    provider: { getMigrations: async () => Object.fromEntries(made) },
    // All of them are kept, or none: the transaction around them sees to it, and keeps other processes waiting.
    disableTransactions: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error)
    throw new MigrationError(`The database could not be migrated: ${reasonOf(error)}`, { cause: error });
  return results.map(({ migrationName }) => migrationName);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
