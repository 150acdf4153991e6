interface Dated {
  readonly startDate: string | null;
  readonly dueDate: string | null;
  readonly completed: boolean;
}

/** The date that a list shows of a to-do. */
export interface ShownDate {
  readonly kind: 'start' | 'due' | 'late';
  readonly at: string;
}

/** Until when it is to be done, else when it begins; null for one without dates. What is done is never late. */
export function shownDate({ startDate, dueDate, completed }: Dated, now: number): ShownDate | null {
  if (dueDate !== null)
    return { kind: !completed && Date.parse(dueDate) < now ? 'late' : 'due', at: dueDate };
  return startDate === null ? null : { kind: 'start', at: startDate };
}
