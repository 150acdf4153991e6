import { describe } from 'vitest';
import { createKeptHealth } from '../../server/store/keptHealth.ts';
import { patience, sqliteOfFile, storesOver } from './databases.ts';
import { describeKeptStates } from './describeKeptStates.ts';
import { describeSchema } from './describeSchema.ts';
import { describeSql } from './describeSql.ts';
import { describeStore } from './describeStore.ts';

describe('on SQLite', patience, () => {
  const database = sqliteOfFile();
  describeSchema(database);
  describeSql(storesOver(database));
  describeKeptStates(storesOver(database), () => createKeptHealth(database()));
  describeStore('SQLite', storesOver(database));
});
