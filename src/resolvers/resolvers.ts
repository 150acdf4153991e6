import { coreResolvers } from './core.ts';
import { joined } from './joined.ts';
import type { Resolvers } from './types.generated.ts';

/** The office apps. Every domain names its own types and root fields. */
const office: readonly Resolvers[] = [];

export const resolvers: Resolvers = joined([coreResolvers, ...office]);
