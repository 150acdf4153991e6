import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import type { Database } from './database.ts';
import { sqliteDialect } from './dialect.ts';
import { cachedStatements } from './sqliteStatements.ts';

/** How long a writer waits for the writer of another process, in milliseconds. */
const patienceMs = 30_000;

/**
 * Opens the file watchfloor.db in the folder, and makes both where they are not there. What was acknowledged is on the
 * disk: every commit waits for it.
 */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'watchfloor.db');
  const connect = (...pragmas: string[]) => {
    const file = new Libsql(path, { timeout: patienceMs });
    for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on', ...pragmas]) {
      file.pragma(pragma);
    }
    return new Kysely<Record<string, Record<string, unknown>>>({
      dialect: new SqliteDialect({ database: cachedStatements(file) }),
    });
  };
  // Readers beside a writer see the last commit, and nothing of what it has not committed.
  const writer = connect();
  const reader = connect('query_only = on');
  return {
    dialect: sqliteDialect,
    reader,
    writer,
    async close() {
      await reader.destroy();
      // What the planner knows of the rows, looked up again where they have changed much.
      await sql`pragma analysis_limit = 400`.execute(writer);
      await sql`pragma optimize`.execute(writer);
      // One file to copy is left, not two.
      await sql`pragma wal_checkpoint(truncate)`.execute(writer);
      await writer.destroy();
    },
  };
}
