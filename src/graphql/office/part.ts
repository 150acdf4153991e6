import type { Resolvers } from '~/resolvers/types.generated.ts';

/** Schema files, and what resolves their fields: together with the core they are a schema. */
export interface SchemaPart {
  readonly typeDefs: readonly string[];
  readonly resolvers: Resolvers;
}
