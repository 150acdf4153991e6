import { mergeResolvers } from '~/resolvers/mergeResolvers.ts';
import { noteChanges } from '~/resolvers/note/note.changes.ts';
import { noteReminders } from '~/resolvers/note/note.reminders.ts';
import { noteResolvers } from '~/resolvers/note/note.resolvers.ts';
import noteTypes from '../../../schema/graphql/note.graphql?raw';
import type { SchemaPart } from './part.ts';

/** Notes. */
export const part: SchemaPart = {
  typeDefs: [noteTypes],
  resolvers: mergeResolvers([noteChanges, noteReminders, noteResolvers]),
};
