import { useCallback, useState } from 'react';
import { chunksOf } from '~/lib/chunksOf.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import { useUndoable } from '~/shell/messages/useUndoable.ts';
import type { Problem, ReadEvent } from './readIcalendar.ts';
import { useImportCalendarEventsMutation, useRemoveCalendarEventsMutation } from './Transfer.generated.ts';

/** What a file comes to. */
export interface ImportPlan {
  /** Those that the calendar does not have yet. */
  readonly fresh: readonly ReadEvent[];
  /** How many it has. */
  readonly known: number;
  readonly problems: readonly Problem[];
}

/** Most events of a call. */
const CHUNK = 100;

/** Reads a file, says what it comes to, and takes its events over; that can be taken back. */
export function useCalendarImport(onDone: () => void) {
  const t = useTexts('calendar');
  const f = useFormat();
  const { act } = useUndoable();
  const [send] = useImportCalendarEventsMutation();
  const [remove] = useRemoveCalendarEventsMutation();
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  /** Sends the events, 100 a call; tells which of them are there already, and the ids of the others. */
  const sendAll = useCallback(
    async (events: readonly ReadEvent[], dryRun: boolean) => {
      const known = new Set<ReadEvent>();
      const ids: string[] = [];
      for (const chunk of chunksOf(events, CHUNK)) {
        const { data } = await send({ variables: { events: chunk, dryRun } });
        const payload = data?.importCalendarEvents;
        const [refused] = payload?.errors ?? [];
        if (!payload || refused) throw new Error(refused?.field ?? 'There is no answer.');
        for (const place of payload.known) {
          const event = chunk[place];
          if (event) known.add(event);
        }
        ids.push(...payload.events.map(({ id }) => id));
      }
      return { known, ids };
    },
    [send],
  );

  const during = useCallback(async (work: () => Promise<void>) => {
    setFailure(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }, []);

  const read = (file: File) =>
    during(async () => {
      setPlan(null);
      const { readIcalendar } = await import('./readIcalendar.ts');
      const options = { zone: browserZone(), now: Date.now() };
      const { events, problems } = readIcalendar(await file.text(), options);
      const { known } = await sendAll(events, true);
      setPlan({ fresh: events.filter((event) => !known.has(event)), known: known.size, problems });
    });

  const apply = (events: readonly ReadEvent[]) =>
    during(async () => {
      const { ids } = await sendAll(events, false);
      const count = { count: ids.length, number: f.number(ids.length) };
      onDone();
      await act({
        name: t('title'),
        done: t('import.done', count),
        undone: t('import.undone', count),
        run: async () => ({}),
        undo: async () => {
          for (const chunk of chunksOf(ids, CHUNK)) await remove({ variables: { ids: chunk } });
          return {};
        },
      });
    });

  return { plan, failure, busy, read, apply };
}
