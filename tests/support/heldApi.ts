import { ApolloLink, Observable } from '@apollo/client';
import { composeClient } from '~/graphql/client/composeClient.ts';
import { type ConnectionState, createConnection } from '~/graphql/client/connection.ts';

/** An operation that the client has asked for and that waits for what the test answers. */
export interface HeldOperation {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Nobody listens to it any more. */
  readonly isClosed: () => boolean;
  /** One of many answers: an event of a subscription. */
  readonly next: (data: Record<string, unknown>) => void;
  /** The only answer. */
  readonly answer: (data: Record<string, unknown>) => void;
  readonly fail: (message: string) => void;
}

/** A client whose operations the test answers by hand, with a session and a connection that it begins and ends. */
export function createHeldApi() {
  const operations: HeldOperation[] = [];
  const connection = createConnection();
  const listeners = new Set<() => void>();
  let user: string | null = 'user-admin';
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        let closed = false;
        operations.push({
          name: operationName,
          variables,
          isClosed: () => closed,
          next: (data) => observer.next({ data }),
          answer(data) {
            observer.next({ data });
            observer.complete();
          },
          fail: (message) => observer.error(new Error(message)),
        });
        return () => {
          closed = true;
        };
      }),
  );
  return {
    client: composeClient(
      async () => link,
      () => undefined,
    ),
    connection,
    session: {
      user: () => user,
      onChange(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    /** Signs somebody in, or out with null. */
    signIn(next: string | null) {
      user = next;
      for (const listener of listeners) listener();
    },
    connect: (state: ConnectionState) => connection.set(state),
    /** All operations of a name so far, in the order in which they were asked for. */
    asked: (name: string) => operations.filter((operation) => operation.name === name),
    /** The newest operation of a name. */
    latest(name: string): HeldOperation {
      const found = operations.findLast((operation) => operation.name === name);
      if (!found) throw new Error(`Nobody asked for ${name}.`);
      return found;
    },
  };
}
