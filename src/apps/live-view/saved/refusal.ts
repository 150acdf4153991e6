import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The key of the sentence that says why the API refused. */
export function refusalOf(error: unknown): string {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
  switch (code) {
    case 'FORBIDDEN':
      return 'refused.forbidden';
    case 'NOT_FOUND':
      return 'refused.notFound';
    case 'CONFLICT':
      return 'refused.conflict';
    default:
      return 'refused.other';
  }
}
