import { useMemo } from 'react';
import { useLanguage, useTexts } from '~/shell/i18n/useTexts.ts';
import type { CalendarEntryFragment } from '../CalendarScreen.generated.ts';
import { whenText } from '../components/spanName.ts';
import type { CalendarWindowFragment } from '../maintenance/Windows.generated.ts';
import type { GridEntry } from './grid.types.ts';
import { entryOfEvent, entryOfWindow, placeOf } from './gridEntries.ts';

/** What the grid draws, with what screen readers say of it. */
export function useGridEntries(
  events: readonly CalendarEntryFragment[],
  windows: readonly CalendarWindowFragment[],
): readonly GridEntry[] {
  const t = useTexts('calendar');
  const language = useLanguage();
  return useMemo(
    () => [
      ...events.map((event) => entryOfEvent(event, `${event.title}, ${whenText(event, language)}`)),
      ...windows.map((window) => {
        const title = t('maintenance.title', { reason: `${window.reason} · ${placeOf(window)}` });
        const when = whenText({ allDay: false, start: window.from, end: window.to }, language);
        return entryOfWindow(window, title, `${title}, ${when}`);
      }),
    ],
    [events, windows, language, t],
  );
}
