import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';

/** Reports that the API no longer accepts the viewer's token (specification, shell §4: such an answer logs out). */
export const signOutLink = (onRejected: (message: string) => void): ErrorLink =>
  new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    const rejected = error.errors.find(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    if (rejected) onRejected(rejected.message);
  });
