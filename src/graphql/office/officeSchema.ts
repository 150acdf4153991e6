import type { GraphQLSchema } from 'graphql';
import { coreResolvers } from '~/resolvers/core.ts';
import { mergeResolvers } from '~/resolvers/mergeResolvers.ts';
import { buildSchema } from '../buildSchema.ts';
import { coreTypeDefs } from '../coreTypeDefs.ts';
import type { SchemaPart } from './part.ts';
import { part as shared } from './shared.ts';

/** The core of the schema, what the office apps share, and some of those apps. */
export function createOfficeSchema(apps: readonly SchemaPart[]): GraphQLSchema {
  const parts = [shared, ...apps];
  return buildSchema(
    [...coreTypeDefs, ...parts.flatMap(({ typeDefs }) => typeDefs)],
    mergeResolvers([coreResolvers, ...parts.map(({ resolvers }) => resolvers)]),
  );
}
