import type { GraphQLSchema } from 'graphql';
import { resolvers } from '~/resolvers/resolvers.ts';
import { buildSchema } from './buildSchema.ts';
import { coreTypeDefs } from './coreTypeDefs.ts';
import { deferredTypeDefs } from './deferredTypeDefs.ts';
import { officeTypeDefs } from './officeTypeDefs.ts';

/** The one executable schema of browser and server. */
export const createSchema = (): GraphQLSchema =>
  buildSchema([...coreTypeDefs, ...officeTypeDefs, ...deferredTypeDefs], resolvers);
