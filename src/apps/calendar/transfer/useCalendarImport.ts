import { useCallback, useState } from 'react';
import { chunksOf } from '~/lib/chunksOf.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import { inCalls, inTurn, MOST_IN_CALL } from '~/shell/messages/inCalls.ts';
import { messages } from '~/shell/messages/messages.ts';
import { Refused } from '~/shell/messages/refusal.ts';
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

/** What a call has come to: of its events those that are there already, by their places, and the ids of the others. */
interface Answer {
  readonly chunk: readonly ReadEvent[];
  readonly known: readonly number[];
  readonly ids: readonly string[];
}

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

  /** Sends the events, as many a call as it takes; `heard` is told the answer of each. */
  const sendAll = useCallback(
    async (events: readonly ReadEvent[], dryRun: boolean, heard: (answer: Answer) => void) => {
      const { errors = [] } = await inTurn(chunksOf(events, MOST_IN_CALL), async (chunk) => {
        const { data } = await send({ variables: { events: chunk, dryRun } });
        const payload = data?.importCalendarEvents;
        if (payload) heard({ chunk, known: payload.known, ids: payload.events.map(({ id }) => id) });
        return payload;
      });
      const [refused] = errors;
      if (refused) throw new Refused(refused);
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
      const known = new Set<ReadEvent | undefined>();
      await sendAll(events, true, ({ chunk, known: places }) => {
        for (const place of places) known.add(chunk[place]);
      });
      setPlan({ fresh: events.filter((event) => !known.has(event)), known: known.size, problems });
    });

  /** Says how many are in, and offers to take them out again. */
  function tell(ids: readonly string[]) {
    const count = { count: ids.length, number: f.number(ids.length) };
    void act({
      name: t('title'),
      done: t('import.done', count),
      undone: t('import.undone', count),
      run: async () => ({}),
      undo: () =>
        inCalls(ids, async (some) => (await remove({ variables: { ids: some } })).data?.removeCalendarEvents),
    });
  }

  const apply = (events: readonly ReadEvent[]) =>
    during(async () => {
      const ids: string[] = [];
      const sent = new Set<ReadEvent>();
      let known = 0;
      try {
        await sendAll(events, false, (answer) => {
          ids.push(...answer.ids);
          known += answer.known.length;
          for (const event of answer.chunk) sent.add(event);
        });
        onDone();
      } finally {
        // Where the connection is lost in between, what is in can be taken back, and the rest is still there to be sent.
        setPlan((now) => now && { ...now, fresh: now.fresh.filter((event) => !sent.has(event)) });
        if (ids.length > 0) tell(ids);
        // A try before brought them in, and its answer was lost.
        if (known > 0) messages.info(t('import.known', { count: known, number: f.number(known) }));
      }
    });

  return { plan, failure, busy, read, apply };
}
