import { sql } from 'kysely';
import type { Logger } from 'pino';
import { EnvironmentError } from '../env.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { logNarrowed } from './privateFiles.ts';
import { openSqlite } from './sqlite.ts';

export interface DatabaseChoice {
  /** The folder of the SQLite file. */
  readonly DATA_DIR: string;
  /** A PostgreSQL, which goes before SQLite. */
  readonly DATABASE_URL?: string | undefined;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Opens the database that the environment names. Throws an EnvironmentError when it cannot be had.
 * @param log is told of connections that were lost while nobody used them, and of files that others could read
 */
export async function openDatabase(
  { DATA_DIR, DATABASE_URL }: DatabaseChoice,
  log: Pick<Logger, 'error' | 'warn'>,
): Promise<Database> {
  if (DATABASE_URL === undefined) {
    try {
      return openSqlite(DATA_DIR, logNarrowed(log));
    } catch (error) {
      throw new EnvironmentError(`DATA_DIR ${DATA_DIR} cannot hold the database: ${reasonOf(error)}.`);
    }
  }
  const database = openPostgres(DATABASE_URL, (error) => log.error({ err: error }, 'database'));
  try {
    await sql`select 1`.execute(database.reader);
    return database;
  } catch (error) {
    // The address may hold a password: the sentence leaves it out.
    throw new EnvironmentError(`DATABASE_URL names a database that does not answer: ${reasonOf(error)}.`);
  }
}
