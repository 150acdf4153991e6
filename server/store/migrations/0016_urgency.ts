import { sql } from 'kysely';
import { indexOn, type MakeMigration } from './migration.ts';

/** The order of the incident desk as a column, which `urgencyOf` of the incidents' rules computes for every write. */
export const urgency: MakeMigration = ({ types: { integer } }) => ({
  async up(db) {
    await db.schema
      .alterTable('incidents')
      .addColumn('urgency', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`
      update "incidents" set "urgency" = case
        when "state" not in ('NEW', 'ACKNOWLEDGED') then "raisedAt"
        else (case "severity" when 'HIGH' then 6 when 'MEDIUM' then 4 else 2 end
          + case "state" when 'NEW' then 1 else 0 end) * 10000000000000 - "raisedAt"
      end
    `.execute(db);
    await indexOn(db, 'incidents', 'urgency', 'id', 'state', 'parentId');
  },
});
