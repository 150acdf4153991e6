import { CombinedGraphQLErrors } from '@apollo/client/errors';

const extensionsOf = (error: unknown) =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;

/** The key of the sentence that says why an action was refused. */
export function refusalOf(error: unknown): string {
  switch (extensionsOf(error)?.code) {
    case 'CONFLICT':
      return 'refused.conflict';
    case 'FORBIDDEN':
      return 'refused.forbidden';
    case 'NOT_FOUND':
      return 'refused.notFound';
    case 'BAD_USER_INPUT':
      return 'refused.input';
    default:
      return 'refused.other';
  }
}

/** The incidents whose state did not allow what was asked of several; none when something else went wrong. */
export function refusedIds(error: unknown): ReadonlySet<string> {
  const ids: unknown = extensionsOf(error)?.refusedIds;
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
}

/** The API knows no such thing. */
export const isNotFound = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'NOT_FOUND');
