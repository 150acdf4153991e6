import { ApolloClient, ApolloLink } from '@apollo/client';
import { afterMutationLink } from './afterMutationLink.ts';
import { batchLink } from './batchLink.ts';
import { createCache } from './cache.ts';
import { lazyLink } from './lazyLink.ts';
import { signOutLink } from './signOutLink.ts';

/** The client of the screens, over whatever link the composition root chose. */
export const composeClient = (
  load: () => Promise<ApolloLink>,
  onRejected: (message: string) => void,
): ApolloClient =>
  new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([signOutLink(onRejected), afterMutationLink(), batchLink(), lazyLink(load)]),
    assumeImmutableResults: true,
  });
