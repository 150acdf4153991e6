import type { GraphQLSchema } from 'graphql';
import { coreResolvers } from '~/resolvers/core.ts';
import { mergeResolvers } from '~/resolvers/mergeResolvers.ts';
import { officeAppResolvers } from '~/resolvers/officeApps.ts';
import { buildSchema } from './buildSchema.ts';
import { coreTypeDefs } from './coreTypeDefs.ts';
import { officeTypeDefs } from './officeTypeDefs.ts';

/** The part of the schema that a first page among the office apps needs: the core, and what those six apps ask. */
export const createOfficeSchema = (): GraphQLSchema =>
  buildSchema([...coreTypeDefs, ...officeTypeDefs], mergeResolvers([coreResolvers, officeAppResolvers]));
