import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import type { CalendarEventRow } from './calendar.rows.ts';

/** Longest texts, in characters. */
export const TITLE_LIMIT = 200;
export const DESCRIPTION_LIMIT = 5_000;

/** The row with what follows from its other fields. */
export const calendarEventRow = (event: Omit<CalendarEventRow, 'words'>): CalendarEventRow => ({
  ...event,
  words: `${event.title}\n${event.description}`,
});

type Checked = Pick<CalendarEventRow, 'title' | 'start' | 'end' | 'description'>;

/** What is wrong with an event, by field. */
export function calendarEventErrors({ title, start, end, description }: Checked): FieldErrorRow[] {
  return refusals(
    title.trim() === '' && refuse('title', 'REQUIRED'),
    title.length > TITLE_LIMIT && refuse('title', 'TOO_LONG', { most: TITLE_LIMIT }),
    end < start && refuse('end', 'ENDS_BEFORE_START'),
    description.length > DESCRIPTION_LIMIT && refuse('description', 'TOO_LONG', { most: DESCRIPTION_LIMIT }),
  );
}

type Placed = Pick<CalendarEventRow, 'title' | 'allDay' | 'start' | 'end'>;

const sameText = ({ title, allDay, start, end }: Placed): string =>
  JSON.stringify([title, allDay, start, end]);

/** The places of those events that are there already, or stand earlier in the same list: same title, same times. */
export function repeatedPlaces(events: readonly Placed[], there: readonly Placed[]): number[] {
  const seen = new Set(there.map(sameText));
  return events.flatMap((event, index) => {
    const text = sameText(event);
    const repeated = seen.has(text);
    seen.add(text);
    return repeated ? [index] : [];
  });
}
