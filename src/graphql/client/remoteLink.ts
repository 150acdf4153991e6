import { ApolloLink, HttpLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';

/** The link of server mode: queries and mutations over HTTP, subscriptions over one WebSocket. */
export function createRemoteLink(url: string, token: () => string | null): ApolloLink {
  const socket = createClient({
    url: url.replace(/^http/, 'ws'),
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    connectionParams: () => ({ token: token() }),
  });
  const http = new HttpLink({
    uri: url,
    fetch: (input, init) => {
      const bearer = token();
      const headers = new Headers(init?.headers);
      if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
      return fetch(input, { ...init, headers });
    },
  });
  return ApolloLink.split(
    ({ operationType }) => operationType === 'subscription',
    new GraphQLWsLink(socket),
    http,
  );
}
