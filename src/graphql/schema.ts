import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { guardRootFields } from '~/resolvers/access.ts';
import { resolvers } from '~/resolvers/resolvers.ts';
import { typeDefs } from './typeDefs.ts';

/** The one executable schema of browser and server: every root field asks the access rules before it resolves. */
export function createSchema(): GraphQLSchema {
  return guardRootFields(makeExecutableSchema({ typeDefs: [...typeDefs], resolvers: [...resolvers] }));
}
