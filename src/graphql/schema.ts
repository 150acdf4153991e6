import type { GraphQLSchema } from 'graphql';
import { coreResolvers } from '~/resolvers/core.ts';
import { mergeResolvers } from '~/resolvers/mergeResolvers.ts';
import { otherResolvers } from '~/resolvers/otherResolvers.ts';
import { buildSchema } from './buildSchema.ts';
import { coreTypeDefs } from './coreTypeDefs.ts';
import { deferredTypeDefs } from './deferredTypeDefs.ts';
import { officeApps } from './office/officeApps.ts';
import { part as shared } from './office/shared.ts';

/** The one executable schema of browser and server. */
export function createSchema(): GraphQLSchema {
  const office = [shared, ...officeApps];
  return buildSchema(
    [...coreTypeDefs, ...office.flatMap(({ typeDefs }) => typeDefs), ...deferredTypeDefs],
    mergeResolvers([coreResolvers, ...office.map(({ resolvers }) => resolvers), otherResolvers]),
  );
}
