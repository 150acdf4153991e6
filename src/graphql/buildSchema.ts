import { addResolversToSchema } from '@graphql-tools/schema';
import { buildASTSchema, type GraphQLSchema, parse } from 'graphql';
import { guardRootFields } from '~/resolvers/access.ts';
import type { Resolvers } from '~/resolvers/types.generated.ts';

/** An executable schema in which every root field asks the access rules before it resolves. */
export function buildSchema(typeDefs: readonly string[], resolvers: Resolvers): GraphQLSchema {
  // graphql-js joins `extend type` by itself: makeExecutableSchema would bring 8 kB of merging into every page.
  const schema = buildASTSchema(parse(typeDefs.join('\n')));
  return guardRootFields(addResolversToSchema({ schema, resolvers }));
}
