import pino from 'pino';
import { readMigrateEnv, runProgram } from './env.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/openDatabase.ts';
import { inTransaction } from './store/transaction.ts';

/** `npm run migrate`: brings the database up to date and ends. The server does the same at its start. */
await runProgram(async () => {
  const { LOG_LEVEL, ...choice } = readMigrateEnv(process.env);
  const log = pino({ level: LOG_LEVEL });
  const { dialect, writer, close } = await openDatabase(choice, (error) => log.error({ err: error }));
  const migrated = await inTransaction(writer, dialect, (on) => migrate(on, dialect));
  log.info({ database: dialect.name, migrated }, 'The database is up to date');
  await close();
});
