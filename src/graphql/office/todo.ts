import { mergeResolvers } from '~/resolvers/mergeResolvers.ts';
import { todoChanges } from '~/resolvers/todo/todo.changes.ts';
import { todoCounts } from '~/resolvers/todo/todo.counts.ts';
import { todoResolvers } from '~/resolvers/todo/todo.resolvers.ts';
import todoTypes from '../../../schema/graphql/todo.graphql?raw';
import type { SchemaPart } from './part.ts';

/** To-dos. */
export const part: SchemaPart = {
  typeDefs: [todoTypes],
  resolvers: mergeResolvers([todoChanges, todoCounts, todoResolvers]),
};
