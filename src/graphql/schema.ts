import { addResolversToSchema } from '@graphql-tools/schema';
import { buildASTSchema, type GraphQLSchema, parse } from 'graphql';
import { guardRootFields } from '~/resolvers/access.ts';
import { resolvers } from '~/resolvers/resolvers.ts';
import { typeDefs } from './typeDefs.ts';

/** The one executable schema of browser and server: every root field asks the access rules before it resolves. */
export function createSchema(): GraphQLSchema {
  // graphql-js joins `extend type` by itself: makeExecutableSchema would bring 8 kB of merging into every page.
  const schema = buildASTSchema(parse(typeDefs.join('\n')));
  return guardRootFields(addResolversToSchema({ schema, resolvers }));
}
