import { always, indexOn, key, type MakeMigration } from './migration.ts';

/** What the demo will do by itself, and the incidents that pages have open meanwhile. */
export const demoSteps: MakeMigration = ({ types: { text, integer, json } }) => ({
  async up(db) {
    await db.schema
      .createTable('demoSteps')
      .addColumn('id', text, key)
      .addColumn('kind', text, always)
      .addColumn('subjectId', text, always)
      .addColumn('at', integer, always)
      .execute();
    await indexOn(db, 'demoSteps', 'at', 'id');
    await indexOn(db, 'demoSteps', 'kind', 'id');
    await db.schema
      .createTable('incidentAttention')
      .addColumn('id', text, key)
      .addColumn('incidentIds', json, always)
      .addColumn('until', integer, always)
      .execute();
    await indexOn(db, 'incidentAttention', 'until', 'id');
  },
});
