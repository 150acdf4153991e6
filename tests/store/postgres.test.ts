import { describe } from 'vitest';
import { createProjectedHealth } from '../../server/store/projectedHealth.ts';
import { hasPostgres } from '../support/postgres.mjs';
import { patience, postgresOfFile, storesOver } from './databases.ts';
import { describeHealthProjection } from './describeHealthProjection.ts';
import { describeSchema } from './describeSchema.ts';
import { describeSql } from './describeSql.ts';
import { describeStore } from './describeStore.ts';

// Where there is no PostgreSQL, `npm test` says so in its last lines.
describe.skipIf(!hasPostgres())('on PostgreSQL', patience, () => {
  const database = postgresOfFile();
  describeSchema(database);
  describeSql(storesOver(database));
  describeHealthProjection(storesOver(database), () => createProjectedHealth(database()));
  describeStore('PostgreSQL', storesOver(database));
});
