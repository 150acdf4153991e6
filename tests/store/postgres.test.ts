import { describe } from 'vitest';
import { createKeptHealth } from '../../server/store/keptHealth.ts';
import { hasPostgres } from '../support/postgres.mjs';
import { patience, postgresOfFile, storesOver } from './databases.ts';
import { describeKeptStates } from './describeKeptStates.ts';
import { describeSchema } from './describeSchema.ts';
import { describeSql } from './describeSql.ts';
import { describeStore } from './describeStore.ts';

// Where there is no PostgreSQL, `npm test` says so in its last lines.
describe.skipIf(!hasPostgres())('on PostgreSQL', patience, () => {
  const database = postgresOfFile();
  describeSchema(database);
  describeSql(storesOver(database));
  describeKeptStates(storesOver(database), () => createKeptHealth(database()));
  describeStore('PostgreSQL', storesOver(database));
});
