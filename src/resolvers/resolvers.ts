import type { Resolvers } from './types.generated.ts';

/** Every domain's resolvers as one map. */
export const resolvers: Resolvers = {};
