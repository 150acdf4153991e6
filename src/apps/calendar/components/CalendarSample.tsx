import { Calendar } from '@blueprintjs/icons';
import { useCallback } from 'react';
import { SampleNote } from '~/features/office/SampleNote.tsx';
import { SampleOffer } from '~/features/office/SampleOffer.tsx';
import { useSampleData } from '~/features/office/useSampleData.ts';
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
  const { data, refetch: countAgain } = useCalendarTotalQuery({
    skip: some,
    fetchPolicy: 'cache-and-network',
  });
  const renew = useCallback(
    () => Promise.all([refetch(), some ? undefined : countAgain()]),
    [refetch, some, countAgain],
  );
  const sample = useSampleData('CALENDAR', renew);
  if (sample.added) return <SampleNote busy={sample.busy} onRemove={sample.remove} />;
  if (some || data?.calendarEvents.totalCount !== 0) return null;
  return (
    <SampleOffer
      icon={<Calendar size={32} aria-hidden="true" />}
      title={t('sample.title')}
      text={t('sample.text')}
      onAdd={sample.add}
    />
  );
}
