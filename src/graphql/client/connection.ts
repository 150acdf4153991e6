/** Whether what happens reaches the page at once. */
export type ConnectionState = 'open' | 'lost';

export interface Connection {
  readonly read: () => ConnectionState;
  /** Calls back after each change of the state. Returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (state: ConnectionState) => void;
}

/** A connection that is open until somebody says that it was lost. */
export function createConnection(): Connection {
  let state: ConnectionState = 'open';
  const listeners = new Set<() => void>();
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
  };
}

/** The connection over which this page is told what happens. In browser mode it is never lost. */
export const connection = createConnection();
