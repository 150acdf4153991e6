/** Whether what happens reaches the page at once. */
export type ConnectionState = 'open' | 'lost';

export interface Connection {
  readonly read: () => ConnectionState;
  /** Calls back after each change of the state. Returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (state: ConnectionState) => void;
  /** Says that a subscription stands: from now on every event of it reaches the page. */
  readonly tellStanding: (operation: string) => void;
  /** Calls back with the operation's name whenever a subscription stands, also anew. Returns the function that stops it. */
  readonly onStanding: (listener: (operation: string) => void) => () => void;
}

/** A connection that is open until somebody says that it was lost. */
export function createConnection(): Connection {
  let state: ConnectionState = 'open';
  const listeners = new Set<() => void>();
  const standing = new Set<(operation: string) => void>();
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    tellStanding(operation) {
      for (const listener of [...standing]) listener(operation);
    },
    onStanding(listener) {
      standing.add(listener);
      return () => standing.delete(listener);
    },
  };
}

/** The connection over which this page is told what happens. In browser mode it is never lost. */
export const connection = createConnection();
