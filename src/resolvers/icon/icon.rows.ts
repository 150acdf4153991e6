import type { Connection } from '../base/paging.ts';

export interface IconRow {
  readonly id: string;
  readonly order: number;
  readonly name: string;
  readonly code: number;
  readonly tags: readonly string[];
  /** What a search looks through. */
  readonly searchText: string;
}

export type IconConnectionRow = Connection<IconRow>;
