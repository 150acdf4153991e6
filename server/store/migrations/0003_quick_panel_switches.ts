import { always, alwaysRefersTo, key, type MakeMigration, uniqueIndexOn } from './migration.ts';

/** What each user has switched on and off in the quick panel. */
export const quickPanelSwitches: MakeMigration = ({ types: { text, boolean } }) => ({
  async up(db) {
    await db.schema
      .createTable('quickPanelSwitches')
      .addColumn('id', text, key)
      .addColumn('ownerId', text, alwaysRefersTo('users'))
      .addColumn('notifications', boolean, always)
      .addColumn('cloudSync', boolean, always)
      .addColumn('retroThrusters', boolean, always)
      .execute();
    await uniqueIndexOn(db, 'quickPanelSwitches', 'ownerId');
  },
});
