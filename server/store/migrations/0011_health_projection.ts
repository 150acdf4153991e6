import type { Kysely } from 'kysely';
import { indexOn, type MakeMigration } from './migration.ts';

const columns = {
  keptState: 'currentState',
  keptAt: 'currentSince',
  keptUpTime: 'totalUpTime',
  keptDownTime: 'totalDownTime',
  keptMalfunctions: 'totalMalfunctions',
};

async function renameTable(db: Kysely<unknown>): Promise<void> {
  const snapshot = ['at', 'cameraId', 'state', 'upTime', 'downTime', 'malfunctions'];
  await db.schema.dropIndex(['cameraMarks', ...snapshot].join('_')).execute();
  await db.schema.alterTable('cameraMarks').renameTo('cameraHealthSnapshots').execute();
  await indexOn(db, 'cameraHealthSnapshots', ...snapshot);
}

/** What cameras hold of their transitions gets the names that the code calls it by. */
export const healthProjection: MakeMigration = () => ({
  async up(db) {
    await db.schema.dropIndex('cameras_keptState').execute();
    for (const [from, to] of Object.entries(columns)) {
      await db.schema.alterTable('cameras').renameColumn(from, to).execute();
    }
    await indexOn(db, 'cameras', 'currentState');
    await renameTable(db);
  },
});
