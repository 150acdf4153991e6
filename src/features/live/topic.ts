import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { Connection } from '~/graphql/client/connection.ts';

export interface TopicListener<Change> {
  /** A change, in the order in which the API told of it. */
  readonly onChange: (change: Change) => void;
  /** Changes may have been missed: what was read before must be read again. */
  readonly onMissed?: () => void;
  /** Every change is told from now on: what happened since it was last read, or before, was told to nobody here. */
  readonly onStanding?: () => void;
}

/** One subject of which the API tells every change. */
export interface Topic<Change> {
  /**
   * Listens until the returned function is called. The first listener opens the one subscription of the page, which
   * stays open until the session ends.
   */
  readonly listen: (listener: TopicListener<Change>) => () => void;
}

/** Who is signed in, as far as subscriptions must know. */
export interface LiveSession {
  /** Null while nobody is signed in. Two sessions with the same text show the same data. */
  readonly user: () => string | null;
  /** Calls back when somebody signs in or out. Returns the function that stops it. */
  readonly onChange: (listener: () => void) => () => void;
}

/** Milliseconds until a subscription that ended is opened again; they double with each failure that follows. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** The name of a document's operation. */
const nameOf = ({ definitions }: DocumentNode): string | undefined =>
  definitions.flatMap((each) => ('operation' in each ? (each.name?.value ?? []) : []))[0];

/** A topic over one subscription of the client, whose answers reach the cache, too. */
export function createTopic<Data, Change>(
  client: ApolloClient,
  session: LiveSession,
  connection: Connection,
  query: TypedDocumentNode<Data, Record<string, never>>,
  changeOf: (data: Data) => Change,
): Topic<Change> {
  const listeners = new Set<TopicListener<Change>>();
  let user: string | null = null;
  let subscription: { unsubscribe(): void } | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const tellMissed = () => {
    for (const { onMissed } of [...listeners]) onMissed?.();
  };

  function open(): void {
    user = session.user();
    if (user === null || listeners.size === 0 || subscription || retry) return;
    subscription = client.subscribe({ query }).subscribe({
      next({ data }) {
        if (data) {
          failures = 0;
          for (const { onChange } of [...listeners]) onChange(changeOf(data));
        } else tellMissed();
      },
      complete: reopen,
    });
  }

  /** The API ended the subscription: it was refused, or too many changes waited. */
  function reopen(): void {
    subscription = undefined;
    retry = setTimeout(
      () => {
        retry = undefined;
        open();
        tellMissed();
      },
      Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures),
    );
    failures += 1;
  }

  function close(): void {
    clearTimeout(retry);
    retry = undefined;
    failures = 0;
    const closing = subscription;
    subscription = undefined;
    closing?.unsubscribe();
  }

  session.onChange(() => {
    if (session.user() === user) return;
    close();
    open();
  });
  const name = nameOf(query);
  connection.onStanding((operation) => {
    if (operation !== name) return;
    for (const { onStanding } of [...listeners]) onStanding?.();
  });
  connection.subscribe(() => {
    if (connection.read() === 'open') tellMissed();
  });

  return {
    listen(listener) {
      listeners.add(listener);
      open();
      return () => listeners.delete(listener);
    },
  };
}
