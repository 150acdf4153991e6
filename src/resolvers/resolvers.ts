import { accountResolvers } from './account/account.resolvers.ts';
import { coreResolvers } from './core.ts';
import { joined } from './joined.ts';
import type { Resolvers } from './types.generated.ts';

/** The office apps and the own account. Every domain names its own types and root fields. */
const office: readonly Resolvers[] = [accountResolvers];

export const resolvers: Resolvers = joined([coreResolvers, ...office]);
