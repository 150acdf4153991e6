import type { Server } from 'node:http';
import { type ExecutionResult, GraphQLError, getOperationAST, parse, validate } from 'graphql';
import { MessageType, type SubscribePayload, stringifyMessage } from 'graphql-ws';
import { useServer as serve } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { Executor } from '~/graphql/execute.ts';
import { maskError } from '~/graphql/maskError.ts';
import { explainRequestError } from './explainRequestError.ts';
import { maxTokens } from './graphql.ts';
import { checkLimits } from './limits/checkLimits.ts';
import { createSlowReaders, type SlowLimits } from './limits/slowReaders.ts';
import { createSubscriptionLimits } from './limits/subscriptionLimits.ts';

const maxMessageBytes = 100_000;
/** Of the protocol graphql-transport-ws: clients do not try again. */
const unauthorized = 4401;

/** Of this server: clients of graphql-ws connect again. */
const missed = 4421;

export interface Subscriptions {
  /** Closes every socket with 4421, after which clients connect again and ask anew: events were missed here. */
  readonly reconnectAll: () => void;
  /** Closes every socket for good. */
  readonly close: () => Promise<void>;
}

function read({ schema }: Executor, { query, operationName, variables }: SubscribePayload) {
  const document = parse(query, { maxTokens });
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'subscription') {
    throw new GraphQLError('Only subscriptions run over this socket: send queries and mutations by POST.', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  const errors = validate(schema, document).map((error) => explainRequestError(document, error, false));
  if (errors.length === 0) checkLimits(schema, document, operationName, variables ?? {});
  return { document, errors };
}

const tokenOf = (parameters: Readonly<Record<string, unknown>> | undefined) =>
  typeof parameters?.token === 'string' ? parameters.token : null;

const isIterator = (result: unknown): result is AsyncIterableIterator<ExecutionResult> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result;

/**
 * Subscriptions over WebSocket (graphql-transport-ws) at /graphql, for connections whose parameters hold the token of
 * a user; others are closed with 4401.
 */
export function attachSubscriptions(
  server: Server,
  executor: Executor,
  log: Logger,
  slow?: SlowLimits,
): Subscriptions {
  const sockets = new WebSocketServer({ server, path: '/graphql', maxPayload: maxMessageBytes });
  const limits = createSubscriptionLimits();
  const slowReaders = createSlowReaders(sockets.clients, log, slow);
  const { dispose } = serve(
    {
      // What nobody foresaw closes the socket without its message.
      isProd: true,
      async onConnect(connection) {
        const { connectionParams, extra } = connection;
        const { viewer, tokenRejected } = await executor.context(tokenOf(connectionParams));
        if (viewer) {
          // The socket has closed meanwhile: its close handler has run already.
          if (extra.socket.readyState === extra.socket.OPEN) limits.join(connection, viewer.id);
          return true;
        }
        extra.socket.close(unauthorized, tokenRejected ? 'Invalid access token detected' : 'Sign in first.');
        return false;
      },
      onClose: (connection) => limits.leave(connection),
      async onSubscribe(connection, _, payload) {
        const refusal = limits.refusalOf(connection);
        if (refusal) return [refusal];
        try {
          const { document, errors } = read(executor, payload);
          if (errors.length > 0) return errors;
          return {
            schema: executor.schema,
            document,
            variableValues: payload.variables,
            operationName: payload.operationName,
            contextValue: tokenOf(connection.connectionParams),
          };
        } catch (error) {
          if (error instanceof GraphQLError) return [error];
          throw error;
        }
      },
      // Our executor makes the context by itself, and ends the subscription together with the session.
      subscribe: ({ document, variableValues, operationName, contextValue: token }) =>
        executor.subscribe({
          document,
          variables: variableValues ?? {},
          ...(operationName == null ? {} : { operationName }),
          token: typeof token === 'string' ? token : null,
        }),
      onOperation({ extra: { socket } }, _, { operationName }, __, result) {
        if (!isIterator(result)) return undefined;
        // The protocol acknowledges no subscription: a page that asks before it stands would miss what happens in between.
        socket.send(stringifyMessage({ type: MessageType.Ping, payload: { standing: operationName ?? '' } }));
        return slowReaders.dropping(result, socket);
      },
      onNext(_, __, ___, ____, result) {
        if (!result.errors) return undefined;
        for (const error of result.errors) log.warn({ err: error }, 'subscription');
        return undefined;
      },
      onError: (_, __, ___, errors) => errors.map((error) => maskError(error)),
    },
    sockets,
  );
  return {
    reconnectAll() {
      for (const socket of sockets.clients)
        socket.close(missed, 'Events were missed. Connect again and ask anew.');
    },
    async close() {
      slowReaders.stop();
      await dispose();
    },
  };
}
