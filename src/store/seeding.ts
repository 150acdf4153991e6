import type { BaseRow } from './port.ts';
import type { Tables } from './tables.ts';

/**
 * The rows of a seed from a moment on, which are made alone as long as nobody asks for more: most screens look at the
 * last weeks of a history, and to make all of it first would hold them up.
 */
export interface RecentRows<Row> {
  /** The moment of a row, in milliseconds since 1970. */
  readonly field: string;
  readonly since: () => number;
  /** The rows with this moment or a later one. */
  readonly rows: () => readonly Row[];
  /** All other rows of the seed. */
  readonly older: () => readonly Row[];
}

/** All rows that a table begins with; a history also knows its recent part. */
export type Seed<Row extends BaseRow> = (() => Promise<readonly Row[]> | readonly Row[]) & {
  readonly recent?: RecentRows<Row>;
};

/**
 * The rows that a table begins with. The same call gives the same rows each time: only changes to them are kept. A
 * table without an entry begins empty.
 */
export type Seeds = { readonly [T in keyof Tables]?: Seed<Tables[T]> };

/** A seed of a history: its recent rows, and the older ones when they are asked for. */
export const inParts = <Row extends BaseRow>(recent: RecentRows<Row>): Seed<Row> =>
  Object.assign(() => [...recent.older(), ...recent.rows()], { recent });
