import { useCallback } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { messages } from '~/shell/messages/messages.ts';
import { tellRefusal } from '~/shell/messages/refusal.ts';
import {
  type CalendarEntryFragment,
  useCreateCalendarEventMutation,
  useRemoveCalendarEventMutation,
  useRestoreCalendarEventsMutation,
  useUpdateCalendarEventMutation,
} from '../CalendarScreen.generated.ts';
import { type EventSpan, type EventValues, inputOf, keepingSeconds } from '../eventForm.rules.ts';

/** What can be done with events; each says so, with a way to take it back. `refetch` reads the list anew. */
export function useEventChanges(refetch: () => Promise<unknown>) {
  const t = useTexts('calendar');
  const [create] = useCreateCalendarEventMutation();
  const [update] = useUpdateCalendarEventMutation();
  const [remove] = useRemoveCalendarEventMutation();
  const [restore] = useRestoreCalendarEventsMutation();

  const renew = useCallback(() => void refetch().catch(tellError), [refetch]);

  const undoable = useCallback(
    (text: string, undo: () => Promise<unknown>) =>
      messages.success(text, { label: t('undo'), run: () => void undo().then(renew, tellError) }),
    [t, renew],
  );

  const place = useCallback(
    async (id: string, { allDay, start, end }: EventSpan) =>
      (await update({ variables: { id, changes: { allDay, start, end } } })).data?.updateCalendarEvent,
    [update],
  );

  /** Moves an event, or one of its ends; false when that could not be kept. */
  const move = useCallback(
    async (before: CalendarEntryFragment, span: EventSpan): Promise<boolean> => {
      try {
        const payload = await place(before.id, span);
        const refused = payload?.errors[0];
        if (refused) {
          await tellRefusal(refused, before.title);
          return false;
        }
        undoable(t('moved', { title: before.title }), () => place(before.id, before));
        return true;
      } catch (error) {
        await tellError(error, before.title);
        return false;
      }
    },
    [place, undoable, t],
  );

  /** Resolves with what was refused. Rejects when nobody could be asked. */
  const save = useCallback(
    async (before: CalendarEntryFragment | null, values: EventValues) => {
      if (!before) {
        const { data } = await create({ variables: { input: inputOf(values) } });
        const { event, errors = [] } = data?.createCalendarEvent ?? {};
        if (event) {
          const { id, title } = event;
          undoable(t('created', { title }), () => remove({ variables: { id } }));
          renew();
        }
        return errors;
      }
      const changes = keepingSeconds(inputOf(values), before);
      const { data } = await update({ variables: { id: before.id, changes } });
      const { event, errors = [] } = data?.updateCalendarEvent ?? {};
      if (event) {
        const { title, description, allDay, start, end } = before;
        const old = { title, description, allDay, start, end };
        undoable(t('saved', { title: event.title }), () =>
          update({ variables: { id: before.id, changes: old } }),
        );
        renew();
      }
      return errors;
    },
    [create, update, remove, undoable, renew, t],
  );

  /** Removes an event; it can be put back with the same id. False when that failed. */
  const drop = useCallback(
    async ({ id, title }: CalendarEntryFragment): Promise<boolean> => {
      try {
        await remove({ variables: { id } });
        undoable(t('removed', { title }), () => restore({ variables: { ids: [id] } }));
        renew();
        return true;
      } catch (error) {
        await tellError(error, title);
        return false;
      }
    },
    [remove, restore, undoable, renew, t],
  );

  return { move, save, drop };
}
