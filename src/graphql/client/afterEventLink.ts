import { type ApolloCache, ApolloLink, Observable } from '@apollo/client';
import { tap } from 'rxjs';

/** What a subscription told, as the cache takes it. */
interface Told {
  readonly turn: number;
  readonly write: () => void;
}

/**
 * Keeps what a subscription told from being taken back on the screen. The API tells changes in their order, but an
 * answer may have been read before a change and come after it: once such an answer is in the cache, the changes that
 * were told meanwhile are written there again. A change that the answer knew already is told again soon, by itself.
 */
export function afterEventLink(cache: ApolloCache): ApolloLink {
  let turn = 0;
  let waiting = 0;
  /** The last change of each entity since the oldest question that waits for its answer, in the order of the API. */
  const told = new Map<string, Told>();

  function remember(operation: ApolloLink.Operation, result: ApolloLink.Result): void {
    turn += 1;
    const { data } = result;
    if (waiting === 0 || !data) return;
    const { query, operationName } = operation;
    const ids = Object.values(data).map((entity) => cache.identify(entity as never));
    const key = `${operationName} ${ids.join(' ')}`;
    told.delete(key);
    told.set(key, {
      turn,
      write: () => void cache.write({ query, result: data, dataId: 'ROOT_SUBSCRIPTION' }),
    });
  }

  function tellAgain(since: number): void {
    const missed = [...told.values()].filter((each) => each.turn > since);
    if (missed.length > 0)
      cache.batch({
        update: () => {
          for (const { write } of missed) write();
        },
      });
  }

  return new ApolloLink((operation, forward) => {
    if (operation.operationType === 'subscription')
      return forward(operation).pipe(tap((result) => remember(operation, result)));
    return new Observable((observer) => {
      const since = turn;
      waiting += 1;
      const subscription = forward(operation).subscribe({
        next(result) {
          observer.next(result);
          tellAgain(since);
        },
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      });
      return () => {
        subscription.unsubscribe();
        waiting -= 1;
        if (waiting === 0) told.clear();
      };
    });
  });
}
