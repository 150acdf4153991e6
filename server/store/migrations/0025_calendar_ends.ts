import { indexOn, type MakeMigration } from './migration.ts';

/** Events of some days are those that end after these have begun: years of earlier ones are not read for them. */
export const calendarEnds: MakeMigration = () => ({
  async up(db) {
    await indexOn(db, 'calendarEvents', 'ownerId', 'end');
  },
});
