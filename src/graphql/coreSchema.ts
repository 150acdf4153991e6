import type { GraphQLSchema } from 'graphql';
import { coreResolvers } from '~/resolvers/core.ts';
import { buildSchema } from './buildSchema.ts';
import { coreTypeDefs } from './coreTypeDefs.ts';

/** The part of the schema that the first page of browser mode needs: signing in and monitoring. */
export const createCoreSchema = (): GraphQLSchema => buildSchema(coreTypeDefs, coreResolvers);
