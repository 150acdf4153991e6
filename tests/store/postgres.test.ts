import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { indexTexts } from '../../server/store/indexTexts.ts';
import { createProjectedHealth } from '../../server/store/projectedHealth.ts';
import { inTransaction } from '../../server/store/transaction.ts';
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
  // The same counting as on SQLite, which runs more of them: here it is the dialect that could differ.
  describeHealthProjection(storesOver(database), () => createProjectedHealth(database()), [1]);
  describeStore('PostgreSQL', storesOver(database));

  it('has an index of what occurs in mails, once', async () => {
    const { writer, dialect, reader } = database();
    expect(await inTransaction(writer, dialect, (on) => indexTexts(on, dialect))).toBe('index');
    const { rows } = await sql<{ name: string }>`
      select indexname as name from pg_indexes where indexdef like '%gin_trgm_ops%' order by 1`.execute(
      reader,
    );
    expect(rows.map(({ name }) => name)).toEqual(['mailLabelings_words_trigrams', 'mails_words_trigrams']);
  });

  it('says that it looks through texts where the account may not make the extension', async () => {
    const { writer, dialect } = database();
    const found = await inTransaction(writer, dialect, async (on) => {
      await sql`drop extension pg_trgm cascade`.execute(on);
      await sql`set local role pg_monitor`.execute(on);
      return indexTexts(on, dialect);
    });
    expect(found).toBe('scan');
    const store = await storesOver(database)();
    expect(await store.mails.count({ words: { contains: ['50%', 'a_b'] } })).toBe(0);
  });
});
