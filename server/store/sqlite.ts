import { join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import type { Database } from './database.ts';
import { sqliteDialect } from './dialect.ts';
import { keepFilePrivate, keepFolderPrivate, makePrivateFile, type Narrowed } from './privateFiles.ts';
import { cachedStatements } from './sqliteStatements.ts';

/** How long a writer waits for the writer of another process, in milliseconds. */
const patienceMs = 30_000;

/** What SQLite writes beside its file; it gives them the rights of the file. */
const companions = ['', '-wal', '-shm', '-journal'];

/**
 * Opens the file watchfloor.db in the folder, and makes both where they are not there, for their owner alone. What was
 * acknowledged is on the disk: every commit waits for it.
 * @param onNarrowed is told of files that others could read until now
 */
export function openSqlite(
  folder: string,
  onNarrowed: (narrowed: Narrowed) => void = () => undefined,
): Database {
  keepFolderPrivate(folder, onNarrowed);
  const path = join(folder, 'watchfloor.db');
  makePrivateFile(path);
  for (const companion of companions) keepFilePrivate(`${path}${companion}`, onNarrowed);
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
    async scrub() {
      // Freed pages keep their old content until the file is rewritten.
      await sql`vacuum`.execute(writer);
      await sql`pragma wal_checkpoint(truncate)`.execute(writer);
    },
    async close() {
      await reader.destroy();
      // What the planner knows of the rows, looked up again where they have changed much.
      await sql`pragma analysis_limit = 400`.execute(writer);
      await sql`pragma optimize`.execute(writer);
      // Leaves one file to copy instead of two.
      await sql`pragma wal_checkpoint(truncate)`.execute(writer);
      await writer.destroy();
    },
  };
}
