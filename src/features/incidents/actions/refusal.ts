import { CombinedGraphQLErrors } from '@apollo/client/errors';

const extensionsOf = (error: unknown) =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;

/** The incidents whose state did not allow what was asked of several; none when something else went wrong. */
export function refusedIds(error: unknown): ReadonlySet<string> {
  const ids: unknown = extensionsOf(error)?.refusedIds;
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
}
