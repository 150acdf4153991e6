export interface FaqRow {
  readonly id: string;
  /** From 0. */
  readonly position: number;
  readonly question: string;
  readonly answer: string;
  /** What a search looks through. */
  readonly searchText: string;
}
