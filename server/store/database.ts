import type { Connection, Dialect } from './dialect.ts';

/** An open database. */
export interface Database {
  readonly dialect: Dialect;
  /** For reads outside transactions: they see what was committed. */
  readonly reader: Connection;
  /** For transactions. */
  readonly writer: Connection;
  /** Writes the cameras' rows anew, so that nothing is left in the files of what stood in them before. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
