import { CompiledQuery } from 'kysely';
import type { Connection, Dialect } from './dialect.ts';

/**
 * Runs the work on one connection, and keeps all of its writes or none. No other transaction overlaps it, of this
 * process or another. Rejects with the error of the work, or of the database when it refuses to keep the writes.
 */
export function inTransaction<T>(
  connections: Connection,
  dialect: Dialect,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  return connections.connection().execute(async (connection) => {
    const say = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement));
    await say(dialect.begin);
    try {
      if (dialect.lock) await say(dialect.lock);
      const result = await work(connection);
      await say('commit');
      return result;
    } catch (error) {
      await takeBack(() => say('rollback'), error);
      throw error;
    }
  });
}

/** Both errors are reported when even the rollback fails, for example because the connection was lost. */
async function takeBack(rollback: () => Promise<unknown>, cause: unknown): Promise<void> {
  try {
    await rollback();
  } catch (error) {
    throw new AggregateError([cause, error], 'A transaction failed and could not be taken back.');
  }
}
