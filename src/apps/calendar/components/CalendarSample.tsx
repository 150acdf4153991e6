import { Calendar } from '@blueprintjs/icons';
import { useCallback } from 'react';
import { SampleNote, SampleOffer } from '~/features/office/SampleOffer.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useCalendarTotalQuery } from '../CalendarScreen.generated.ts';

interface CalendarSampleProps {
  /** Whether any event is shown: then the calendar is not empty. */
  readonly some: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** An empty calendar says what it is for and offers sample data; with these it says so. */
export function CalendarSample({ some, refetch }: CalendarSampleProps) {
  const t = useTexts('calendar');
  const { data, refetch: count } = useCalendarTotalQuery({ skip: some, fetchPolicy: 'cache-and-network' });
  const empty = !some && data?.calendarEvents.totalCount === 0;
  const renew = useCallback(() => Promise.all([refetch(), empty && count()]), [refetch, empty, count]);
  return (
    <>
      <SampleNote app="CALENDAR" refetch={renew} />
      {empty ? (
        <SampleOffer
          app="CALENDAR"
          refetch={renew}
          icon={<Calendar size={32} aria-hidden="true" />}
          title={t('sample.title')}
          text={t('sample.text')}
        />
      ) : null}
    </>
  );
}
