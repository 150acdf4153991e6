import pino from 'pino';
import { credentialSecrets } from './auth/credentialSecrets.ts';
import { readMigrateEnv, runProgram } from './env.ts';
import { createSqlStore } from './store/createSqlStore.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/openDatabase.ts';
import { sealStore } from './store/sealStore.ts';
import { inTransaction } from './store/transaction.ts';

/** `npm run migrate`: brings the database up to date, seals credentials by the present key, and ends. The server does the same at its start. */
await runProgram(async () => {
  const { LOG_LEVEL, ...choice } = readMigrateEnv(process.env);
  const log = pino({ level: LOG_LEVEL });
  const database = await openDatabase(choice, log);
  const { dialect, writer, scrub, close } = database;
  const migrated = await inTransaction(writer, dialect, (on) => migrate(on, dialect));
  const secrets = await credentialSecrets(choice, log);
  await sealStore({ store: createSqlStore(database), secrets }, scrub, log);
  log.info({ database: dialect.name, migrated }, 'The database is up to date');
  await close();
});
