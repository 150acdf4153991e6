import type { BaseRow } from './port.ts';
import type { TableName } from './tables.ts';

/** What became of one row; null when it was removed. The last change of a row tells all that is to know of it. */
export interface Change {
  readonly table: TableName;
  readonly id: string;
  readonly row: BaseRow | null;
}

/** Keeps changes for the next start. It never throws: it reports by itself what it cannot keep. */
export interface ChangeKeeper {
  /** The last change of each row that was kept. */
  load(): Promise<readonly Change[]>;
  /** Begins to keep the changes, all or none, before it returns; later calls overtake no earlier one. */
  keep(changes: readonly Change[]): void;
  /** Resolves when all that was handed over so far is kept. */
  flush(): Promise<void>;
  /** Forgets everything that was kept. */
  clear(): Promise<void>;
  /**
   * A whole number, `least` or more, that none who keep changes in the same place were given under this name. Default:
   * `least`, for nobody else is there.
   */
  claimNumber?(name: string, least: number): Promise<number>;
}

/** What one store tells the others over the same data. */
export type StoreMessage =
  | { readonly kind: 'changes'; readonly changes: readonly Change[] }
  | { readonly kind: 'reset' };

/** The way to the stores of other tabs. */
export interface StoreChannel {
  /** Tells all others. Never throws. */
  tell(message: StoreMessage): void;
  /** Hands over what the others tell. One listener at a time. */
  listen(listener: (message: StoreMessage) => void): void;
  /** Neither tells nor hears from now on. */
  close(): void;
}
