import { always, alwaysRefersTo, indexOn, key, type MakeMigration, refersTo } from './migration.ts';

/** When cameras are worked on. */
export const maintenance: MakeMigration = ({ types: { text, integer, boolean } }) => ({
  async up(db) {
    await db.schema
      .createTable('maintenanceWindows')
      .addColumn('id', text, key)
      .addColumn('siteId', text, refersTo('sites'))
      .addColumn('from', integer, always)
      .addColumn('to', integer, always)
      .addColumn('reason', text, always)
      .addColumn('phase', text, always)
      .addColumn('createdById', text, always)
      .addColumn('createdByName', text, always)
      .addColumn('createdAt', integer, always)
      .execute();
    await indexOn(db, 'maintenanceWindows', 'from', 'id');
    await indexOn(db, 'maintenanceWindows', 'phase', 'from');
    await db.schema
      .createTable('maintenanceHolds')
      .addColumn('id', text, key)
      .addColumn('windowId', text, alwaysRefersTo('maintenanceWindows'))
      .addColumn('cameraId', text, alwaysRefersTo('cameras'))
      .addColumn('siteId', text, alwaysRefersTo('sites'))
      .addColumn('observed', text)
      .addColumn('held', boolean, always)
      .execute();
    await indexOn(db, 'maintenanceHolds', 'windowId');
    await indexOn(db, 'maintenanceHolds', 'cameraId', 'held');
    await indexOn(db, 'maintenanceHolds', 'siteId');
  },
});
