import { addResolversToSchema } from '@graphql-tools/schema';
import { buildASTSchema, type GraphQLSchema, isScalarType, parse } from 'graphql';
import { guardRootFields } from '~/resolvers/access.ts';
import type { Resolvers } from '~/resolvers/types.generated.ts';

/** An executable schema in which every root field asks the access rules before it resolves. */
export function buildSchema(typeDefs: readonly string[], resolvers: Resolvers): GraphQLSchema {
  // graphql-js joins `extend type` by itself: makeExecutableSchema would bring 8 kB of merging into every page.
  const written = buildASTSchema(parse(typeDefs.join('\n')));
  const schema = addResolversToSchema({ schema: written, resolvers });
  // A scalar of the resolvers takes the place of the written one, which holds the description.
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) type.description ??= written.getType(type.name)?.description;
  }
  return guardRootFields(schema);
}
