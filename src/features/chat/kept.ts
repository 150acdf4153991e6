import { readStored, store } from '~/lib/safeStorage.ts';

/** A value that this browser keeps, the same in all its tabs. */
export interface Kept<Value> {
  /** The same object until it changes. */
  readonly read: () => Value;
  readonly change: (next: (now: Value) => Value) => void;
  /** Calls back after each change, here or in another tab. Returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A value that is kept as JSON under the key, and outlives the page.
 * @param empty what is there when nothing is kept, or nothing that is understood
 */
export function createKept<Value>(
  key: string,
  empty: Value,
  understands: (value: unknown) => value is Value,
): Kept<Value> {
  const listeners = new Set<() => void>();
  const nothing = JSON.stringify(empty);
  let text: string | null = null;
  let value = empty;

  function parsed(stored: string | null): Value {
    try {
      const found: unknown = stored === null ? empty : JSON.parse(stored);
      return understands(found) ? found : empty;
    } catch {
      return empty;
    }
  }
  function read(): Value {
    const stored = readStored(key);
    if (stored !== text) {
      text = stored;
      value = parsed(stored);
    }
    return value;
  }
  return {
    read,
    change: (next) => {
      const changed = JSON.stringify(next(read()));
      store(key, changed === nothing ? null : changed);
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) listener();
      };
      listeners.add(listener);
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
      };
    },
  };
}
