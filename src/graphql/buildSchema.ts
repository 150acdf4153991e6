import { buildASTSchema, type GraphQLSchema } from 'graphql';
import { guardRootFields } from '~/resolvers/access.ts';
import type { Resolvers } from '~/resolvers/types.generated.ts';
import { attachResolvers } from './attachResolvers.ts';
import { limitFieldWork } from './limitFieldWork.ts';
import { readTypeDefs } from './readTypeDefs.ts';

/**
 * An executable schema: every root field checks access before it resolves, and every field stops when the work of its
 * operation has ended.
 */
export function buildSchema(typeDefs: readonly string[], resolvers: Resolvers): GraphQLSchema {
  // graphql-js joins `extend type` by itself; merging and rewiring tools would bring 13 kB into every page.
  // Its rules were checked when schema/schema.graphql was made of the same files: that takes as long as building.
  const schema = buildASTSchema(readTypeDefs(typeDefs), { assumeValidSDL: true });
  attachResolvers(schema, resolvers);
  return limitFieldWork(guardRootFields(schema));
}
