import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Whether the API refused with this code. */
export const hasCode = (error: unknown, code: string): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);
