import { ApolloClient, ApolloLink } from '@apollo/client';
import { afterEventLink } from './afterEventLink.ts';
import { afterMutationLink } from './afterMutationLink.ts';
import { batchLink } from './batchLink.ts';
import { createCache } from './cache.ts';
import { lazyLink } from './lazyLink.ts';
import { signOutLink } from './signOutLink.ts';

/** The client of the screens, over whatever link the composition root chose. */
export const composeClient = (
  load: () => Promise<ApolloLink>,
  onRejected: (message: string) => void,
): ApolloClient => {
  const cache = createCache();
  return new ApolloClient({
    cache,
    link: ApolloLink.from([
      signOutLink(onRejected),
      afterEventLink(cache),
      afterMutationLink(),
      batchLink(),
      lazyLink(load),
    ]),
    assumeImmutableResults: true,
  });
};
