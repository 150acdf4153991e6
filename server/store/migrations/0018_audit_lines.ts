import { sql } from 'kysely';
import { indexOn, type MakeMigration } from './migration.ts';

/** Which entries of the audit are one line: what was done in one batch. Every older entry is a line of its own. */
export const auditLines: MakeMigration = ({ types: { text, integer } }) => ({
  async up(db) {
    for (const column of ['batchId', 'lineId']) {
      await db.schema
        .alterTable('auditEntries')
        .addColumn(column, text, (build) => build.notNull().defaultTo(''))
        .execute();
    }
    await db.schema
      .alterTable('auditEntries')
      .addColumn('place', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update "auditEntries" set "batchId" = "id", "lineId" = "id"`.execute(db);
    await indexOn(db, 'auditEntries', 'lineId', 'place');
    await indexOn(db, 'auditEntries', 'place', 'at');
    await indexOn(db, 'auditEntries', 'userId', 'batchId');
  },
});
