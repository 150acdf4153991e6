import { sqliteOfFile, storesOver } from './databases.ts';
import { describeStore } from './describeStore.ts';

describeStore('SQLite', storesOver(sqliteOfFile()));
