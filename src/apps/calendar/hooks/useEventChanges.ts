import { useCallback, useMemo } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { useUndoable } from '~/shell/messages/useUndoable.ts';
import {
  type CalendarEntryFragment,
  useCreateCalendarEventMutation,
  useRemoveCalendarEventMutation,
  useRestoreCalendarEventsMutation,
  useUpdateCalendarEventMutation,
} from '../CalendarScreen.generated.ts';
import { type EventSpan, type EventValues, inputOf, keepingSeconds } from '../eventForm.rules.ts';

/** What can be done with events. */
export interface EventChanges {
  /** Moves an event, or one of its ends; false when that could not be kept. */
  readonly move: (before: CalendarEntryFragment, span: EventSpan) => Promise<boolean>;
  /** Resolves with what was refused of a form. Rejects when nobody could be asked. */
  readonly save: (before: CalendarEntryFragment | null, values: EventValues) => Promise<readonly Refusal[]>;
  /** Removes an event; false when that failed. */
  readonly drop: (event: CalendarEntryFragment) => Promise<boolean>;
  /** Takes back what was done last. */
  readonly undoLast: () => Promise<boolean>;
}

/** What was done already, and is only told, with the way to take it back. */
const done = async () => ({});

/** Changes events; each change says so, and can be taken back. `refetch` reads the list anew. */
export function useEventChanges(refetch: () => Promise<unknown>): EventChanges {
  const t = useTexts('calendar');
  const { act, undoLast } = useUndoable();
  const [create] = useCreateCalendarEventMutation();
  const [update] = useUpdateCalendarEventMutation();
  const [remove] = useRemoveCalendarEventMutation();
  const [restore] = useRestoreCalendarEventsMutation();

  const removal = useCallback(
    async (id: string) => (await remove({ variables: { id } })).data?.removeCalendarEvent,
    [remove],
  );

  const write = useCallback(
    async ({ id, title, description, allDay, start, end }: CalendarEntryFragment) => {
      const changes = { title, description, allDay, start, end };
      return (await update({ variables: { id, changes } })).data?.updateCalendarEvent;
    },
    [update],
  );

  const move = useCallback<EventChanges['move']>(
    (before, span) =>
      act({
        name: before.title,
        done: t('done.moved', { title: before.title }),
        undone: t('done.restored', { title: before.title }),
        run: () => write({ ...before, ...span }),
        undo: () => write(before),
      }),
    [act, t, write],
  );

  const add = useCallback(
    async (values: EventValues) => {
      const payload = (await create({ variables: { input: inputOf(values) } })).data?.createCalendarEvent;
      const event = payload?.event;
      if (event)
        void act({
          name: event.title,
          done: t('done.created', { title: event.title }),
          undone: t('done.removed', { title: event.title }),
          run: done,
          undo: () => removal(event.id),
          refetch,
        });
      return payload?.errors ?? [];
    },
    [act, create, refetch, removal, t],
  );

  const save = useCallback<EventChanges['save']>(
    async (before, values) => {
      if (!before) return add(values);
      const payload = await write({ ...before, ...keepingSeconds(inputOf(values), before) });
      const title = payload?.event?.title;
      if (title !== undefined)
        void act({
          name: title,
          done: t('done.saved', { title }),
          undone: t('done.restored', { title: before.title }),
          run: done,
          undo: () => write(before),
          refetch,
        });
      return payload?.errors ?? [];
    },
    [act, add, refetch, t, write],
  );

  const drop = useCallback<EventChanges['drop']>(
    ({ id, title }) =>
      act({
        name: title,
        done: t('done.removed', { title }),
        undone: t('done.restored', { title }),
        run: () => removal(id),
        undo: async () => (await restore({ variables: { ids: [id] } })).data?.restoreCalendarEvents,
        refetch,
      }),
    [act, refetch, removal, restore, t],
  );

  return useMemo(() => ({ move, save, drop, undoLast }), [move, save, drop, undoLast]);
}
