import { ApolloClient, type ApolloLink } from '@apollo/client';
import { createCache } from './cache.ts';

/** The client of the screens, over whatever link the composition root chose. */
export const createClient = (link: ApolloLink): ApolloClient =>
  new ApolloClient({ cache: createCache(), link, assumeImmutableResults: true });
