import { always, alwaysRefersTo, indexOn, key, type MakeMigration, refersTo } from './migration.ts';

/** Pictures that are kept with incidents. */
export const evidence: MakeMigration = ({ types: { text, integer } }) => ({
  async up(db) {
    await db.schema
      .createTable('evidencePictures')
      .addColumn('id', text, key)
      .addColumn('incidentId', text, alwaysRefersTo('incidents'))
      .addColumn('takenAt', integer, always)
      .addColumn('takenById', text, refersTo('teamMembers'))
      .addColumn('accountId', text, always)
      .addColumn('image', text, always)
      .execute();
    await indexOn(db, 'evidencePictures', 'incidentId', 'takenAt', 'id');
  },
});
