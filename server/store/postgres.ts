import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './database.ts';
import { postgresDialect } from './dialect.ts';

const { INT8, JSON: json } = types.builtins;

/**
 * Connects to a PostgreSQL.
 * @param url postgres://user:password@host:port/database
 * @param onError is told when the server cuts an idle connection; the next query opens another
 */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types: {
      // Integers of 64 bits come as texts, and JSON is read by the engine alike for every database.
      getTypeParser: (type, format) => {
        if (type === INT8) return Number;
        return type === json ? String : types.getTypeParser(type, format);
      },
    },
  });
  pool.on('error', onError);
  const connections = new Kysely<Record<string, Record<string, unknown>>>({
    dialect: new PostgresDialect({ pool }),
  });
  return {
    dialect: postgresDialect,
    reader: connections,
    writer: connections,
    async scrub() {
      await sql`vacuum full "cameras"`.execute(connections);
    },
    close: () => connections.destroy(),
  };
}
