import { ApolloLink, HttpLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { connection } from './connection.ts';

/** Milliseconds before the first attempt to connect again, and the most before any other. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** The code by which a socket is closed that nobody needs any more. */
const NORMAL = 1_000;

/** Waits before an attempt to connect again, so long that many pages do not come back at the same moment. */
const wait = (attempts: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts) * (1 + Math.random() / 2));
  });

/** Which subscription stands, when a ping of our server says so (server/subscriptions.ts). */
const standingOf = (payload: unknown): string | null =>
  typeof payload === 'object' &&
  payload !== null &&
  'standing' in payload &&
  typeof payload.standing === 'string'
    ? payload.standing
    : null;

const isNormal = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'code' in event && event.code === NORMAL;

/**
 * The link of server mode: queries and mutations over HTTP, subscriptions over one WebSocket, which is opened again
 * whenever it is lost. `connection` says whether it is.
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
    // A browser tells of a server that does not answer by an `error`, which the default takes for the end of all.
    shouldRetry: () => true,
    retryWait: wait,
    connectionParams: () => ({ token: token() }),
    on: {
      connected: (_, __, wasRetry) => {
        connection.set('open');
        if (wasRetry) onReconnected();
      },
      ping: (_, payload) => {
        const operation = standingOf(payload);
        if (operation !== null) connection.tellStanding(operation);
      },
      error: () => connection.set('lost'),
      closed: (event) => {
        if (!isNormal(event)) connection.set('lost');
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
