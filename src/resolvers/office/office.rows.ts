import type { OfficeApp } from '~/graphql/types.generated.ts';

/** A row that somebody removed, kept whole for a while with all that belongs to it, so that it can be put back. */
export interface RemovedThingRow {
  /** The table and the id of the row that was removed. */
  readonly id: string;
  /** When it was removed: 30 days later it is forgotten. */
  readonly removedAt: number;
  /** The row as it was. */
  readonly row: StoredRow;
  /** The rows that belonged to it, by their tables. */
  readonly belongings: readonly BelongingRow[];
}

/** Part of a removed thing's row. */
export interface BelongingRow {
  readonly table: string;
  readonly row: StoredRow;
}

/** A row of any table, as it was stored. */
export interface StoredRow {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Names a row that was added as sample data, so that it, and only it, is removed again. */
export interface SampleThingRow {
  /** The id of the row. */
  readonly id: string;
  readonly ownerId: string;
  readonly app: OfficeApp;
  readonly table: string;
  /** What stood in the fields that people write in: where that differs, the row is theirs. */
  readonly written: string;
}
