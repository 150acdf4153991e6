import { trigramsOf } from '../trigrams.ts';
import { listTerms } from './keeping.ts';
import type { MakeMigration } from './migration.ts';

/** What begins with two letters is looked up without counting where it stands. */
export const searchTerms: MakeMigration = ({ name }) => ({
  async up(db) {
    if (name !== 'sqlite') return;
    for (const table of ['mails', 'mailLabelings']) await listTerms(db, trigramsOf(table, 'words'));
  },
});
