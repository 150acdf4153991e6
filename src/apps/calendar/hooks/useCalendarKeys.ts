import { type RefObject, useRef } from 'react';
import { useKeyCommands } from '~/shell/ui/useKeyCommands.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { useWideKeys } from '~/shell/ui/useWideKeys.ts';
import { type CalendarCommand, calendarCommandOf } from '../calendarKeys.ts';
import { calendarUrl, closed, shownOf } from '../calendarUrl.ts';
import { stepped } from '../span.rules.ts';

interface CalendarKeys {
  /** For the element around the calendar. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Whether the keys also work while nothing has the focus. */
  readonly wide: { readonly checked: boolean; readonly onChange: (wide: boolean) => void };
}

const repeats = ({ kind }: CalendarCommand): boolean => kind === 'step';

/** The keys of the calendar: t, p and n go to days, 1 to 5 choose the view, c makes an event, ? lists them. */
export function useCalendarKeys(): CalendarKeys {
  const { change } = useUrl(calendarUrl);
  const frame = useRef<HTMLElement>(null);
  const [wide, setWide] = useWideKeys();
  const onCommand = (command: CalendarCommand) => {
    if (command.kind === 'today') change({ date: null });
    else if (command.kind === 'view') change({ view: command.view });
    else if (command.kind === 'step')
      change((now) => {
        const { view, day } = shownOf(now);
        return { date: stepped(view, day, command.by) };
      });
    else change({ ...closed, dialog: command.kind === 'new' ? 'new' : 'keys' }, { step: true });
  };
  useKeyCommands({
    rows: frame,
    around: '[data-calendar]',
    scope: wide ? 'page' : 'rows',
    commandOf: calendarCommandOf,
    repeats,
    onCommand,
  });
  return { frame, wide: { checked: wide, onChange: setWide } };
}
