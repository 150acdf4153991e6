import type { Server } from 'node:http';
import { GraphQLError, getOperationAST, parse, validate } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer as serve } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { Executor } from '~/graphql/execute.ts';
import { maskError } from '~/graphql/maskError.ts';
import { maxTokens } from './graphql.ts';
import { checkLimits } from './limits/checkLimits.ts';
import { explainMistake } from './mistakes.ts';

const maxMessageBytes = 100_000;
/** Of the protocol graphql-transport-ws: clients do not try again. */
const unauthorized = 4401;

function read({ schema }: Executor, { query, operationName, variables }: SubscribePayload) {
  const document = parse(query, { maxTokens });
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'subscription') {
    throw new GraphQLError('Only subscriptions run over this socket: send queries and mutations by POST.', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  const errors = validate(schema, document).map((error) => explainMistake(document, error, false));
  if (errors.length === 0) checkLimits(schema, document, operationName, variables ?? {});
  return { document, errors };
}

const tokenOf = (parameters: Readonly<Record<string, unknown>> | undefined) =>
  typeof parameters?.token === 'string' ? parameters.token : null;

/**
 * Subscriptions over WebSocket (graphql-transport-ws) at /graphql, for connections whose parameters hold the token of
 * a user; others are closed with 4401. Returns the function that closes every socket.
 */
export function attachSubscriptions(server: Server, executor: Executor, log: Logger): () => Promise<void> {
  const sockets = new WebSocketServer({ server, path: '/graphql', maxPayload: maxMessageBytes });
  const { dispose } = serve(
    {
      // What nobody foresaw closes the socket without its message.
      isProd: true,
      async onConnect({ connectionParams, extra }) {
        const { viewer, tokenRejected } = await executor.context(tokenOf(connectionParams));
        if (viewer) return true;
        extra.socket.close(unauthorized, tokenRejected ? 'Invalid access token detected' : 'Sign in first.');
        return false;
      },
      async onSubscribe({ connectionParams }, _, payload) {
        try {
          const { document, errors } = read(executor, payload);
          if (errors.length > 0) return errors;
          return {
            schema: executor.schema,
            document,
            variableValues: payload.variables,
            operationName: payload.operationName,
            contextValue: tokenOf(connectionParams),
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
      onNext(_, __, ___, ____, result) {
        if (!result.errors) return undefined;
        for (const error of result.errors) log.warn({ err: error }, 'subscription');
        return undefined;
      },
      onError: (_, __, ___, errors) => errors.map((error) => maskError(error)),
    },
    sockets,
  );
  return async () => {
    await dispose();
  };
}
