/** Something in the grid. */
export interface GridEntry {
  readonly id: string;
  readonly title: string;
  readonly allDay: boolean;
  /** A moment; of whole days a day. */
  readonly start: string;
  /** Not included. */
  readonly end: string;
  /** What cannot be moved is drawn otherwise. */
  readonly fixed: boolean;
  /** Title and time, for screen readers. */
  readonly label: string;
}

/** The words of the grid. */
export interface GridWords {
  readonly allDay: string;
  readonly empty: string;
  readonly more: (count: number) => string;
  readonly moreHint: (count: number) => string;
  readonly time: string;
  readonly event: string;
}
