import { ApolloLink, type Observable } from '@apollo/client';
import { mergeMap, of, tap } from 'rxjs';

/** How often a query is asked again for one answer: whoever changes something all the time still gets answers. */
const MOST = 2;

/**
 * Keeps a change that the API has acknowledged from being taken back on the screen. A query that was sent before a
 * mutation was answered may have been read before it: such an answer is dropped, and the query is sent again.
 */
export function afterMutationLink(): ApolloLink {
  let answered = 0;

  return new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') {
      return forward(operation).pipe(
        tap(() => {
          answered += 1;
        }),
      );
    }
    if (operation.operationType !== 'query') return forward(operation);
    const ask = (again: number): Observable<ApolloLink.Result> => {
      const before = answered;
      return forward(operation).pipe(
        mergeMap((result) => (answered === before || again === 0 ? of(result) : ask(again - 1))),
      );
    };
    return ask(MOST);
  });
}
