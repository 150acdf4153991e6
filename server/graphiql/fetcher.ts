import { type ExecutionResult, getOperationAST, parse } from 'graphql';
import { createClient } from 'graphql-ws';

interface Operation {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

/** Where the dashboard keeps the token of its user. */
const token = () => localStorage.getItem('jwt_access_token');

const endpoint = () => new URL('/graphql', location.href);

const socket = createClient({
  url: () => endpoint().href.replace(/^http/, 'ws'),
  connectionParams: () => ({ token: token() }),
});

async function post(operation: Operation): Promise<ExecutionResult> {
  const bearer = token();
  const response = await fetch(endpoint(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(operation),
  });
  return response.json();
}

/** Runs the operation as the dashboard's user: subscriptions over the socket, everything else by POST. */
export function fetcher(operation: Operation): Promise<ExecutionResult> | AsyncIterable<ExecutionResult> {
  const { query, operationName, variables } = operation;
  const kind = getOperationAST(parse(query), operationName)?.operation;
  if (kind !== 'subscription') return post(operation);
  // GraphiQL types its errors as instances, and only prints them: the plain ones of the wire do.
  return socket.iterate({ query, operationName, variables }) as AsyncIterable<ExecutionResult>;
}
