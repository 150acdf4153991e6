/** A boolean that is read only when it is asked for. */
type Asked = boolean | (() => Promise<boolean>);

/** Where a page of a list begins and ends. */
export interface PageInfoRow {
  readonly hasNextPage: Asked;
  readonly hasPreviousPage: Asked;
  /** Null when the page is empty. */
  readonly startCursor: string | null;
  /** Null when the page is empty. */
  readonly endCursor: string | null;
}
