import type { FieldError } from '~/graphql/types.generated.ts';
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
export function calendarEventErrors({ title, start, end, description }: Checked): FieldError[] {
  const rules: readonly (readonly [broken: boolean, field: string, message: string])[] = [
    [title.trim() === '', 'title', 'Enter a title.'],
    [title.length > TITLE_LIMIT, 'title', `A title has ${TITLE_LIMIT} characters at most.`],
    [end < start, 'end', 'The end cannot lie before the start.'],
    [
      description.length > DESCRIPTION_LIMIT,
      'description',
      `A description has ${DESCRIPTION_LIMIT} characters at most.`,
    ],
  ];
  return rules.flatMap(([broken, field, message]) => (broken ? [{ field, message }] : []));
}
