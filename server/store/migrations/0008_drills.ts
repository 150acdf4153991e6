import { always, alwaysRefersTo, indexOn, key, type MakeMigration, refersTo } from './migration.ts';

/** Exercises: what was broken on purpose, and what it was before. */
export const drills: MakeMigration = ({ types: { text, integer, json } }) => ({
  async up(db) {
    await db.schema
      .createTable('drills')
      .addColumn('id', text, key)
      .addColumn('kind', text, always)
      .addColumn('siteId', text, alwaysRefersTo('sites'))
      .addColumn('cameraId', text)
      .addColumn('startedAt', integer, always)
      .addColumn('startedById', text, refersTo('teamMembers'))
      .addColumn('endedAt', integer)
      .addColumn('incidentId', text, refersTo('incidents'))
      .addColumn('broken', json, always)
      .execute();
    await indexOn(db, 'drills', 'endedAt', 'startedAt', 'id');
  },
});
