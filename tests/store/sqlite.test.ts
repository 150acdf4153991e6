import { describe } from 'vitest';
import { createProjectedHealth } from '../../server/store/projectedHealth.ts';
import { patience, sqliteOfFile, storesOver } from './databases.ts';
import { describeHealthProjection } from './describeHealthProjection.ts';
import { describeSchema } from './describeSchema.ts';
import { describeSql } from './describeSql.ts';
import { describeStore } from './describeStore.ts';

describe('on SQLite', patience, () => {
  const database = sqliteOfFile();
  describeSchema(database);
  describeSql(storesOver(database));
  describeHealthProjection(storesOver(database), () => createProjectedHealth(database()));
  describeStore('SQLite', storesOver(database));
});
