import { ApolloLink, Observable } from '@apollo/client';
import { from } from 'rxjs';
import type { Operation } from '../execute.ts';
import { connection } from './connection.ts';

/** An operation of the page. */
export type LocalOperation = Pick<Operation, 'document' | 'variables' | 'operationName' | 'batchId'> & {
  readonly token: string | null;
};

/** What a subscription brings. */
export interface LocalSubscriber {
  /** The subscription stands: from now on every event reaches the page. */
  readonly standing: () => void;
  readonly next: (result: ApolloLink.Result) => void;
  readonly complete: () => void;
  readonly error: (error: Error) => void;
}

/** The server of browser mode as the page sees it, wherever it runs. Its results are as they would arrive over HTTP. */
export interface LocalServer {
  /** Runs a query or mutation. Rejects when the server cannot answer at all. */
  readonly execute: (operation: LocalOperation) => Promise<ApolloLink.Result>;
  /** Runs a subscription. Returns the function that ends it. */
  readonly subscribe: (operation: LocalOperation, subscriber: LocalSubscriber) => () => void;
}

const operationOf = (
  { query, variables, operationName, extensions }: ApolloLink.Operation,
  token: string | null,
): LocalOperation => ({
  document: query,
  variables,
  batchId: extensions.batchId,
  ...(operationName ? { operationName } : {}),
  token,
});

const subscriptionLink = (server: LocalServer, token: () => string | null): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) =>
        server.subscribe(operationOf(operation, token()), {
          standing: () => connection.tellStanding(operation.operationName ?? ''),
          next: (result) => observer.next(result),
          complete: () => observer.complete(),
          error: (error) => observer.error(error),
        }),
      ),
  );

/**
 * The link of browser mode. The schema is executed by the server, and not by Apollo Client's SchemaLink, which would bypass
 * our executor: that masks errors and limits the time.
 */
export const createLocalLink = (server: LocalServer, token: () => string | null): ApolloLink =>
  ApolloLink.split(
    ({ operationType }) => operationType === 'subscription',
    subscriptionLink(server, token),
    new ApolloLink((operation) => from(server.execute(operationOf(operation, token())))),
  );
