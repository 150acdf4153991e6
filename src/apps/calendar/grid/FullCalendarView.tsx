import type { EventApi } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import interaction from '@fullcalendar/interaction';
import list from '@fullcalendar/list';
import luxon from '@fullcalendar/luxon3';
import FullCalendar from '@fullcalendar/react';
import timeGrid from '@fullcalendar/timegrid';
import { useEffect, useRef } from 'react';
import { afterPaint } from '~/lib/afterPaint.ts';
import { holdRest } from '~/shell/ui/atRest.ts';
import { daysSpan, type EventSpan } from '../eventForm.rules.ts';
import { AGENDA_DAYS, type CalendarView, type Week } from '../span.rules.ts';
import './FullCalendarSheet.css';
import type { GridEntry, GridWords } from './grid.types.ts';
import { useEntryNames } from './useEntryNames.ts';

interface FullCalendarViewProps {
  readonly view: CalendarView;
  readonly day: string;
  /** IANA name. */
  readonly zone: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly week: Week;
  readonly entries: readonly GridEntry[];
  readonly words: GridWords;
  /** Days have the room of a phone: their names are a letter. */
  readonly narrow: boolean;
  readonly onOpen: (entry: { readonly id: string; readonly fixed: boolean }) => void;
  /** Somebody has selected a span. */
  readonly onSelect: (span: EventSpan) => void;
  /** Somebody has moved an entry or its end; false when it could not be kept, and it goes back. */
  readonly onMove: (id: string, span: EventSpan) => Promise<boolean>;
  /** All entries of a day, where not all had room. */
  readonly onDay: (day: string) => void;
}

const plugins = [dayGrid, timeGrid, list, interaction, luxon];

/** The vendor's names of our views. */
const typeOf: Readonly<Record<CalendarView, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  workWeek: 'workWeek',
  day: 'timeGridDay',
  agenda: 'agenda',
};

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const longDay = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;

/** What stands over a day. */
function headOf(view: CalendarView, narrow: boolean) {
  const weekday = narrow ? 'narrow' : 'short';
  if (view === 'month') return { weekday } as const;
  if (narrow && view !== 'day') return { weekday, day: 'numeric' } as const;
  return { weekday: 'short', day: 'numeric', month: 'numeric' } as const;
}

/** When an entry is after it was moved. One without length has none in the grid either. */
function spanAfter({ allDay, start, end, startStr, endStr, extendedProps }: EventApi): EventSpan | null {
  if (!start || !end) return null;
  if (allDay) return daysSpan(startStr, endStr);
  return {
    allDay,
    start: start.toISOString(),
    end: (extendedProps.instant === true ? start : end).toISOString(),
  };
}

/** What can wait is not begun before the days are on the screen. */
function holdUntilPainted(): () => void {
  const release = holdRest();
  void afterPaint().then(release);
  return release;
}

/** FullCalendar in our words: the one place that imports it. What it shows follows from the props alone. */
export function FullCalendarView(props: FullCalendarViewProps) {
  const { view, day, zone, language, direction, week, entries, words, narrow } = props;
  const { onOpen, onSelect, onMove, onDay } = props;
  const calendar = useRef<FullCalendar>(null);
  const named = useEntryNames(entries);
  const type = typeOf[view];
  useEffect(() => {
    // The vendor draws at once, which React does not like while it draws itself.
    queueMicrotask(() => calendar.current?.getApi().changeView(type, day));
  }, [type, day]);
  useEffect(holdUntilPainted, []);
  const keep = ({ event, revert }: { readonly event: EventApi; readonly revert: () => void }) => {
    const span = spanAfter(event);
    if (!span) return revert();
    void onMove(event.id, span).then((kept) => {
      if (!kept) revert();
    });
  };
  return (
    <FullCalendar
      ref={calendar}
      plugins={plugins}
      dayCellDidMount={({ el, date, view: { activeStart } }) => {
        // Days without events hold nothing that takes the focus: by the first one they are scrolled with keys all the same.
        const first = date.getTime() === activeStart.getTime();
        if (first && el.matches('.fc-timegrid-col')) el.tabIndex = 0;
      }}
      initialView={type}
      initialDate={day}
      headerToolbar={false}
      height={view === 'agenda' ? 'auto' : '100%'}
      timeZone={zone}
      locale={`${language}-u-nu-latn`}
      direction={direction}
      firstDay={week.firstDay % 7}
      views={{
        workWeek: { type: 'timeGridWeek', hiddenDays: week.weekend.map((weekday) => weekday % 7) },
        agenda: { type: 'list', duration: { days: AGENDA_DAYS }, listDaySideFormat: false },
        dayGridMonth: { fixedWeekCount: false },
      }}
      dayHeaderFormat={headOf(view, narrow)}
      listDayFormat={longDay}
      eventTimeFormat={clock}
      slotLabelFormat={clock}
      scrollTime="07:00:00"
      nowIndicator
      dayMaxEvents
      eventMaxStack={4}
      moreLinkContent={({ num }) => words.more(num)}
      moreLinkHint={words.moreHint}
      moreLinkDidMount={({ el }) => {
        el.setAttribute('role', 'button');
        // It names nothing, for no popup is opened.
        el.removeAttribute('aria-controls');
      }}
      moreLinkClick={({ date }) => {
        onDay(new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(date));
        // The vendor goes there too, and is told the same by the address.
        return typeOf.day;
      }}
      allDayText={words.allDay}
      noEventsText={words.empty}
      timeHint={words.time}
      eventHint={words.event}
      events={entries.map((entry) => ({
        ...entry,
        editable: !entry.fixed,
        classNames: entry.fixed ? ['fixed-entry'] : [],
        extendedProps: { instant: entry.start === entry.end, fixed: entry.fixed },
      }))}
      forceEventDuration
      defaultTimedEventDuration="00:30"
      {...named}
      editable
      eventResizableFromStart
      eventClick={({ event, jsEvent }) => {
        jsEvent.preventDefault();
        onOpen({ id: event.id, fixed: event.extendedProps.fixed === true });
      }}
      eventDrop={keep}
      eventResize={keep}
      selectable
      selectMirror
      longPressDelay={400}
      select={({ allDay, start, end, startStr, endStr, view: { calendar: api } }) => {
        api.unselect();
        onSelect(
          allDay
            ? daysSpan(startStr, endStr)
            : { allDay, start: start.toISOString(), end: end.toISOString() },
        );
      }}
    />
  );
}
