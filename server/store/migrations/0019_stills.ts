import type { MakeMigration } from './migration.ts';

/** Stills of before an incident stand beside the pictures that people keep with it; every older one is such a picture. */
export const stills: MakeMigration = ({ types: { text } }) => ({
  async up(db) {
    await db.schema
      .alterTable('evidencePictures')
      .addColumn('kind', text, (column) => column.notNull().defaultTo('PICTURE'))
      .execute();
  },
});
