import { always, indexOn, key, type MakeMigration } from './migration.ts';

/** Who viewed, changed or exported what. It refers to nothing: an entry outlives what it speaks of. */
export const audit: MakeMigration = ({ types: { text, integer } }) => ({
  async up(db) {
    await db.schema
      .createTable('auditEntries')
      .addColumn('id', text, key)
      .addColumn('at', integer, always)
      .addColumn('userId', text, always)
      .addColumn('userName', text, always)
      .addColumn('action', text, always)
      .addColumn('subject', text, always)
      .addColumn('subjectId', text)
      .addColumn('subjectName', text, always)
      .addColumn('detail', text, always)
      .execute();
    await indexOn(db, 'auditEntries', 'at');
    await indexOn(db, 'auditEntries', 'userId', 'at');
    await indexOn(db, 'auditEntries', 'subjectId', 'at');
  },
});
