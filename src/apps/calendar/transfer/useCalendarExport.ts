import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { messages } from '~/shell/messages/messages.ts';
import { downloadFile } from '~/shell/ui/exports/downloadFile.ts';
import type { CalendarEntryFragment } from '../CalendarScreen.generated.ts';
import { AllCalendarEventsDocument } from './Transfer.generated.ts';

/** Every event of the viewer's, page by page, past the cache. */
async function readAll(
  client: ApolloClient,
  after: string | null = null,
): Promise<readonly CalendarEntryFragment[]> {
  const { data } = await client.query({
    query: AllCalendarEventsDocument,
    variables: { after },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The page is empty.');
  const { nodes, pageInfo } = data.calendarEvents;
  return pageInfo.hasNextPage ? [...nodes, ...(await readAll(client, pageInfo.endCursor))] : nodes;
}

/** Hands all events over as an iCalendar file. */
export function useCalendarExport() {
  const t = useTexts('calendar');
  const f = useFormat();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const start = useCallback(async () => {
    setBusy(true);
    try {
      const [events, { writeIcalendar }] = await Promise.all([
        readAll(client),
        import('./writeIcalendar.ts'),
      ]);
      const text = writeIcalendar(events, Date.now());
      const day = new Date().toISOString().slice(0, 10);
      downloadFile(text, `watchfloor-calendar-${day}.ics`, 'text/calendar;charset=utf-8');
      messages.success(t('export.done', { count: events.length, number: f.number(events.length) }));
    } catch (error) {
      await tellError(error, t('export.start'));
    } finally {
      setBusy(false);
    }
  }, [client, f, t]);
  return { busy, start: () => void start() };
}
