import { sql } from 'kysely';
import type { FleetHealth } from '~/resolvers/fleetHealth.ts';
import type { Seeds } from '~/store/seeding.ts';
import type { Store } from '~/store/tables.ts';
import { createSqlStore } from './createSqlStore.ts';
import type { Database } from './database.ts';
import type { Connection, Dialect } from './dialect.ts';
import { indexTexts, type TextSearch } from './indexTexts.ts';
import { migrate } from './migrate.ts';
import { createProjectedHealth } from './projectedHealth.ts';
import { seedTables } from './seed.ts';
import { inTransaction } from './transaction.ts';

export type Seed = 'demo' | 'empty';

export interface OpenStore {
  readonly store: Store;
  readonly fleetHealth: FleetHealth;
  /** What the database began with, at its first start: it stays so, whatever is asked for later. */
  readonly seed: Seed;
  readonly textSearch: TextSearch;
  /** The migrations that ran. */
  readonly migrated: readonly string[];
}

/**
 * Brings the database up to date and, at its first start, fills it. Several processes may do so at the same time: one
 * of them does it and the others wait.
 * @param demo makes the demo data; asked for at the first start with seed demo, and at every reset
 */
export async function openStore(database: Database, seed: Seed, demo: () => Seeds): Promise<OpenStore> {
  const { dialect, writer } = database;
  const begun = await inTransaction(writer, dialect, async (connection) => {
    const migrated = await migrate(connection, dialect);
    const textSearch = await indexTexts(connection, dialect);
    return { migrated, textSearch, seed: await seedOnce(connection, dialect, seed, demo) };
  });
  const store = createSqlStore(database, begun.seed === 'demo' ? { demo } : {});
  return { store, fleetHealth: createProjectedHealth(database), ...begun };
}

async function seedOnce(
  connection: Connection,
  dialect: Dialect,
  seed: Seed,
  demo: () => Seeds,
): Promise<Seed> {
  const { rows } = await sql<{ seed: Seed }>`select seed from installation`.execute(connection);
  const [installation] = rows;
  if (installation) return installation.seed;
  await sql`insert into installation (id, seed) values (1, ${seed})`.execute(connection);
  if (seed === 'demo') await seedTables(connection, dialect, demo());
  return seed;
}
