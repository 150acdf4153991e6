import { ApolloLink, HttpLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';

/**
 * The link of server mode: queries and mutations over HTTP, subscriptions over one WebSocket, which is opened again
 * whenever it is lost.
 * @param onReconnected after each such loss: what happened meanwhile was not told
 */
export function createRemoteLink(
  url: string,
  token: () => string | null,
  onReconnected: () => void = () => undefined,
): ApolloLink {
  const socket = createClient({
    url: url.replace(/^http/, 'ws'),
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    connectionParams: () => ({ token: token() }),
    on: {
      connected: (_, __, wasRetry) => {
        if (wasRetry) onReconnected();
      },
    },
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
