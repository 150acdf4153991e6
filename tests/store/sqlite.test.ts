import { describe, expect, it } from 'vitest';
import { demoSeeds } from '~/store/seeds.ts';
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
  describeHealthProjection(storesOver(database), () => createProjectedHealth(database()), [1, 2, 3]);
  describeStore('SQLite', storesOver(database));

  it('finds the same mails after the file was written anew', async () => {
    const store = await storesOver(database)(demoSeeds(() => 1_700_000_000_000));
    const found = async () => (await store.mails.list({ where: { words: { contains: 'van' } } })).rows;
    await store.mailLabelings.remove((await store.mailLabelings.list()).rows.map(({ id }) => id));
    await store.mails.remove(['mail-2', 'mail-3', 'mail-5']);
    const before = await found();
    await database().scrub();
    expect(before.length).toBeGreaterThan(1);
    expect(await found()).toEqual(before);
  });
});
