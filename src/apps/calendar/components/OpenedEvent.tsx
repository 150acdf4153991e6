import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { hasCode, useErrorText } from '~/shell/messages/errorText.ts';
import { Dialog } from '~/shell/ui/Dialog.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { type CalendarEntryFragment, useOpenedCalendarEventQuery } from '../CalendarScreen.generated.ts';
import type { EventChanges } from '../hooks/useEventChanges.ts';
import { EventDialog } from './EventDialog.tsx';

interface OpenedEventProps {
  readonly id: string;
  /** The event, where it is among those that are shown. */
  readonly shown: CalendarEntryFragment | undefined;
  readonly changes: EventChanges;
  readonly onClose: () => void;
}

/** The event that the address names: at once where it is shown, else it is asked for. */
export function OpenedEvent({ id, shown, changes, onClose }: OpenedEventProps) {
  const t = useTexts('calendar');
  const errorText = useErrorText();
  // It stays as it was opened: somebody who removes it elsewhere does not take away what is typed here.
  const [begun] = useState(shown);
  const { data, error } = useOpenedCalendarEventQuery({ variables: { id }, skip: begun !== undefined });
  const event = begun ?? data?.calendarEvent;
  if (!event) {
    const unknown = hasCode(error, 'NOT_FOUND');
    return (
      <Dialog open title={unknown ? t('unknown.title') : t('edit')} onClose={onClose}>
        {error ? <p>{unknown ? t('unknown.text') : errorText(error)}</p> : <BodySkeleton height={160} />}
      </Dialog>
    );
  }
  return (
    <EventDialog
      event={event}
      send={(values) => changes.save(event, values)}
      onRemove={() => {
        onClose();
        void changes.drop(event);
      }}
      onClose={onClose}
    />
  );
}
