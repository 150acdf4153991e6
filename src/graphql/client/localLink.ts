import { ApolloLink, Observable } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { ExecutionResult } from 'graphql';
import { map } from 'rxjs';
import { type Executor, maskError } from '../execute.ts';
import { type GrowingExecutor, knowsDocument } from '../growingExecutor.ts';
import { lazyLink } from './lazyLink.ts';

/** Results as they come over HTTP: errors without stack traces and without messages that are not meant for clients. */
const masked = <Result extends ApolloLink.Result>(result: Result): Result =>
  result.errors ? { ...result, errors: (result as ExecutionResult).errors?.map(maskError) } : result;

/** SchemaLink answers a subscription with null: this one runs it, and closes the iterator when nobody listens. */
function subscriptionLink(executor: Executor, token: () => string | null): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        let iterator: AsyncIterableIterator<ExecutionResult> | undefined;
        let closed = false;
        async function listen(): Promise<void> {
          const started = await executor.subscribe({
            document: query,
            variables,
            ...(operationName ? { operationName } : {}),
            token: token(),
          });
          if (!(Symbol.asyncIterator in started)) {
            observer.next(started as ApolloLink.Result);
            observer.complete();
            return;
          }
          iterator = started;
          if (closed) await iterator.return?.();
          for await (const result of iterator) observer.next(result as ApolloLink.Result);
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
    new SchemaLink({ schema: executor.schema, context: () => executor.context(token()) }),
  );

/** The link of browser mode: the schema is executed here, over the store of the page. */
export function createLocalLink(
  { core, whole }: Pick<GrowingExecutor, 'core' | 'whole'>,
  token: () => string | null,
): ApolloLink {
  return ApolloLink.from([
    new ApolloLink((operation, forward) => forward(operation).pipe(map(masked))),
    ApolloLink.split(
      ({ query }) => knowsDocument(core.schema, query),
      executorLink(core, token),
      lazyLink(async () => executorLink(await whole(), token)),
    ),
  ]);
}
