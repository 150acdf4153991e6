import type { CalendarEntryFragment } from '../CalendarScreen.generated.ts';
import { wholeDays } from '../eventForm.rules.ts';
import type { CalendarWindowFragment } from '../maintenance/Windows.generated.ts';
import type { GridEntry } from './grid.types.ts';

/** An event as the grid draws it. */
export function entryOfEvent(event: CalendarEntryFragment, label: string): GridEntry {
  const { id, title, allDay } = event;
  const { first, after } = wholeDays(event);
  const span = allDay ? { start: first, end: after } : { start: event.start, end: event.end };
  return { id, title, allDay, ...span, fixed: false, label };
}

/** Where the cameras of a window are: its site, or the first of them and how many more. */
export function placeOf({ site, cameras }: CalendarWindowFragment): string {
  const [first] = cameras.nodes;
  const more = cameras.totalCount > 1 ? ` +${cameras.totalCount - 1}` : '';
  return site?.name ?? `${first?.name ?? ''}${more}`;
}

/** A maintenance window as the grid draws it, which nobody moves there. */
export const entryOfWindow = (window: CalendarWindowFragment, title: string, label: string): GridEntry => ({
  id: window.id,
  title,
  allDay: false,
  start: window.from,
  end: window.to,
  fixed: true,
  label,
});
