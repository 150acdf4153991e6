import type { Tables } from './tables.ts';

/**
 * The rows that a table begins with. The same call gives the same rows each time: only changes to them are kept. A
 * table without an entry begins empty.
 */
export type Seeds = {
  readonly [T in keyof Tables]?: () => Promise<readonly Tables[T][]> | readonly Tables[T][];
};
