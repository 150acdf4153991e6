import type { Resolvers } from './types.generated.ts';

/** The domains' maps as one: those that share a type, such as Query, give it their fields. */
export function mergeResolvers(maps: readonly Resolvers[]): Resolvers {
  const all: Record<string, object> = {};
  for (const [type, fields] of maps.flatMap((map) => Object.entries(map))) {
    all[type] = type in all ? { ...all[type], ...fields } : fields;
  }
  return all;
}
