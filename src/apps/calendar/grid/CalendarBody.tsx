import { useEffect, useMemo } from 'react';
import { useOfficeRefetch } from '~/features/live/useOfficeRefetch.ts';
import { useLanguage, useTexts } from '~/shell/i18n/useTexts.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import { usePreloadedList } from '~/shell/preload/usePreloadedList.ts';
import { later } from '~/shell/ui/later.tsx';
import { useDirection } from '~/shell/ui/useDirection.ts';
import { useMedia } from '~/shell/ui/useMedia.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { CalendarScreenDocument, type CalendarScreenQuery } from '../CalendarScreen.generated.ts';
import styles from '../CalendarScreen.module.css';
import { calendarRange, calendarUrl, closed, shownOf, shownWeek } from '../calendarUrl.ts';
import { CalendarSample } from '../components/CalendarSample.tsx';
import { newSpan } from '../eventForm.rules.ts';
import { useEntryKeys } from '../hooks/useEntryKeys.ts';
import { useEventChanges } from '../hooks/useEventChanges.ts';
import { useWindows } from '../maintenance/useWindows.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { useGridEntries } from './useGridEntries.ts';
import { useGridWords } from './useGridWords.ts';

const EventDialog = later(async () => (await import('../components/EventDialog.tsx')).EventDialog);
const OpenedEvent = later(async () => (await import('../components/OpenedEvent.tsx')).OpenedEvent);
const WindowDialog = later(async () => (await import('../maintenance/WindowDialog.tsx')).WindowDialog);

const pageOf = ({ calendarEvents }: CalendarScreenQuery) => calendarEvents;

/** The events and maintenance windows of the shown days, and what is opened of them. */
export function CalendarBody() {
  const t = useTexts('calendar');
  const language = useLanguage();
  const { url, change } = useUrl(calendarUrl);
  const { view, day } = shownOf(url);
  const {
    rows,
    hasMore,
    more,
    moreFailed,
    stale,
    refetch: refetchList,
  } = usePreloadedList(CalendarScreenDocument, pageOf);
  useEffect(() => {
    if (hasMore && !moreFailed) more();
  }, [hasMore, moreFailed, more]);
  const refetch = useOfficeRefetch('CALENDAR', refetchList);
  const changes = useEventChanges(refetch);
  const grid = useEntryKeys(rows, changes);
  const during = useMemo(() => calendarRange({ view: url.view, date: url.date }), [url.view, url.date]);
  const direction = useDirection();
  const { windows, left, loading } = useWindows(during, url.maintenance === null);
  const entries = useGridEntries(rows, windows);
  const narrow = useMedia('(max-width: 599px)');
  const words = useGridWords(narrow);
  const close = () => change(closed);
  const opened = (what: Partial<typeof url>) => change({ ...closed, ...what }, { step: true });
  return (
    <>
      <CalendarSample some={rows.length > 0} refetch={refetch} />
      {left > 0 ? <p className={styles.note}>{t('maintenance.left', { count: left })}</p> : null}
      <div ref={grid} tabIndex={-1} className={styles.grid} data-view={view} data-stale={stale || undefined}>
        <CalendarGrid
          key={`${language} ${direction}`}
          view={view}
          day={day}
          zone={browserZone()}
          language={language}
          direction={direction}
          week={shownWeek()}
          entries={entries}
          words={words}
          narrow={narrow}
          onOpen={({ id, fixed }) => opened(fixed ? { window: id } : { event: id })}
          onSelect={(span) => opened({ dialog: 'new', ...span })}
          onMove={async (id, span) => {
            const event = rows.find((row) => row.id === id);
            return event ? changes.move(event, span) : false;
          }}
          onDay={(date) => change({ view: 'day', date }, { step: true })}
        />
      </div>
      {url.event ? (
        <OpenedEvent
          key={url.event}
          id={url.event}
          shown={rows.find(({ id }) => id === url.event)}
          changes={changes}
          onClose={close}
        />
      ) : null}
      {url.window ? (
        <WindowDialog
          window={windows.find(({ id }) => id === url.window)}
          loading={loading}
          onClose={close}
        />
      ) : null}
      {url.dialog === 'new' ? (
        <EventDialog
          event={{ title: '', description: '', ...newEventSpan(url, day) }}
          send={(values) => changes.save(null, values)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** What a new event begins with: what was selected, else an hour of the shown day. */
function newEventSpan({ start, end, allDay }: typeof calendarUrl.defaults, day: string) {
  return start && end ? { allDay, start, end } : newSpan(day, Date.now());
}
