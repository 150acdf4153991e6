import type { Connection, Dialect } from './dialect.ts';

/** An open database. */
export interface Database {
  readonly dialect: Dialect;
  /** For reads outside transactions: they see what was committed. */
  readonly reader: Connection;
  /** For transactions. */
  readonly writer: Connection;
  close(): Promise<void>;
}
