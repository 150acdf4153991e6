import { always, type MakeMigration } from './migration.ts';

/** Sites know their time zone; sites, projects and team members can be removed and restored. */
export const removals: MakeMigration = ({ types: { text, integer } }) => ({
  async up(db) {
    for (const table of ['sites', 'projects', 'teamMembers']) {
      await db.schema.alterTable(table).addColumn('removedAt', integer).execute();
    }
    await db.schema
      .alterTable('sites')
      .addColumn('timeZone', text, (column) => always(column).defaultTo('UTC'))
      .execute();
  },
});
