import { ApolloLink, Observable } from '@apollo/client';
import type { ExecutionResult } from 'graphql';
import { from } from 'rxjs';
import type { Executor, Operation } from '../execute.ts';
import { knowsDocument, type LazySchemaExecutor } from '../lazySchemaExecutor.ts';
import { connection } from './connection.ts';
import { lazyLink } from './lazyLink.ts';

const operationOf = (
  { query, variables, operationName, extensions }: ApolloLink.Operation,
  token: string | null,
): Operation => ({
  document: query,
  variables,
  batchId: extensions.batchId,
  ...(operationName ? { operationName } : {}),
  token,
});

/** A result as it would arrive over HTTP. */
const overTheWire = ({ errors, ...rest }: ExecutionResult): ApolloLink.Result =>
  errors ? { ...rest, errors: errors.map((error) => error.toJSON()) } : rest;

/** Apollo Client's own SchemaLink would bypass our executor, which masks errors and limits the time. */
const queryLink = (executor: Executor, token: () => string | null): ApolloLink =>
  new ApolloLink((operation) => from(executor.execute(operationOf(operation, token())).then(overTheWire)));

/** Runs a subscription, and closes its iterator when nobody listens any more. */
function subscriptionLink(executor: Executor, token: () => string | null): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        let iterator: AsyncIterableIterator<ExecutionResult> | undefined;
        let closed = false;
        async function listen(): Promise<void> {
          const started = await executor.subscribe(operationOf(operation, token()));
          if (!(Symbol.asyncIterator in started)) {
            observer.next(overTheWire(started));
            observer.complete();
            return;
          }
          iterator = started;
          if (closed) await iterator.return?.();
          connection.tellStanding(operation.operationName ?? '');
          for await (const result of iterator) observer.next(overTheWire(result));
          observer.complete();
        }
        listen().catch((error: unknown) => observer.error(error));
        return () => {
          closed = true;
          void iterator?.return?.();
        };
      }),
  );
}

const executorLink = (executor: Executor, token: () => string | null): ApolloLink =>
  ApolloLink.split(
    ({ operationType }) => operationType === 'subscription',
    subscriptionLink(executor, token),
    queryLink(executor, token),
  );

/** The link of browser mode: the schema is executed here, over the store of the page. */
export function createLocalLink(
  { core, whole }: Pick<LazySchemaExecutor, 'core' | 'whole'>,
  token: () => string | null,
): ApolloLink {
  return ApolloLink.split(
    ({ query }) => knowsDocument(core.schema, query),
    executorLink(core, token),
    lazyLink(async () => executorLink(await whole(), token)),
  );
}
