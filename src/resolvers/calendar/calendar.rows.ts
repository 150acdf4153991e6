import type { Connection } from '../base/paging.ts';

export interface CalendarEventRow {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  readonly allDay: boolean;
  readonly start: number;
  readonly end: number;
  readonly description: string;
  /** Title and description: what is searched. */
  readonly words: string;
}

export type CalendarEventConnectionRow = Connection<CalendarEventRow>;
