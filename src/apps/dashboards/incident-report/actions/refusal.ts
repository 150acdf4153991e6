import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The key of the sentence that says why an action was refused. */
export function refusalOf(error: unknown): string {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
  switch (code) {
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

/** The API knows no such thing. */
export const isNotFound = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'NOT_FOUND');
