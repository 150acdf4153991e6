import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import type { MailFlagsInput } from '~/graphql/types.generated.ts';
import { groupBy } from '~/lib/groupBy.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { inCalls, inTurn } from '~/shell/messages/inCalls.ts';
import { useUndoable } from '~/shell/messages/useUndoable.ts';
import type { MailRowFragment } from './list/MailRow.generated.ts';
import {
  DeleteMailsDocument,
  RestoreMailsDocument,
  SetMailFlagsDocument,
  SetMailsFolderDocument,
  ToggleMailsLabelDocument,
} from './mailActions.generated.ts';
import { type MailFolder, type MailLabel, useViewNames } from './views/useMailViews.ts';

type Mails = readonly MailRowFragment[];
export type Mark = 'read' | 'starred' | 'important';

const idsOf = (mails: Mails) => mails.map(({ id }) => id);

/** The calls that change mails, for however many of them. Hooks would draw the list anew at each beginning and end. */
function useMailCalls() {
  const client = useApolloClient();
  return useMemo(
    () => ({
      setFlags: (mails: Mails, to: MailFlagsInput) =>
        inCalls(idsOf(mails), async (ids) => {
          const variables = { input: { ids, flags: to } };
          return (await client.mutate({ mutation: SetMailFlagsDocument, variables })).data?.setMailFlags;
        }),
      setFolder: (mails: Mails, folderId: string) =>
        inCalls(idsOf(mails), async (ids) => {
          const variables = { input: { ids, folderId } };
          return (await client.mutate({ mutation: SetMailsFolderDocument, variables })).data?.setMailsFolder;
        }),
      toggleLabel: (mails: Mails, labelId: string) =>
        inCalls(idsOf(mails), async (ids) => {
          const variables = { input: { ids, labelId } };
          const { data } = await client.mutate({ mutation: ToggleMailsLabelDocument, variables });
          return data?.toggleMailsLabel;
        }),
      remove: (mails: Mails) =>
        inCalls(idsOf(mails), async (ids) => {
          const variables = { input: { ids } };
          return (await client.mutate({ mutation: DeleteMailsDocument, variables })).data?.deleteMails;
        }),
      restore: (mails: Mails) =>
        inCalls(idsOf(mails), async (ids) => {
          const variables = { input: { ids } };
          return (await client.mutate({ mutation: RestoreMailsDocument, variables })).data?.restoreMails;
        }),
    }),
    [client],
  );
}

/**
 * What may be done with mails; all of it can be taken back.
 * @param refetch reads the list anew, from which mails may have gone
 */
export function useMailActions(refetch: () => Promise<unknown>) {
  const t = useTexts('mail');
  const names = useViewNames();
  const calls = useMailCalls();
  const { act, undoLast } = useUndoable();
  const nameOf = useCallback(
    (mails: Mails) =>
      mails.length === 1 ? mails[0]?.subject || t('noSubject') : t('count', { count: mails.length }),
    [t],
  );
  return useMemo(
    () => ({
      undoLast,
      /** Marks them, or takes the mark away. */
      mark: (mails: Mails, mark: Mark, on: boolean) => {
        const changed = mails.filter((mail) => mail[mark] !== on);
        if (changed.length === 0) return Promise.resolve(true);
        return act({
          name: nameOf(changed),
          done: t(`done.${mark}.${on ? 'on' : 'off'}`, { count: changed.length }),
          undone: t(`done.${mark}.${on ? 'off' : 'on'}`, { count: changed.length }),
          run: () => calls.setFlags(changed, { [mark]: on }),
          undo: () => calls.setFlags(changed, { [mark]: !on }),
          refetch,
        });
      },
      /** Without a message: what opening a mail does. */
      markQuietly: (mails: Mails, mark: Mark, on: boolean) => calls.setFlags(mails, { [mark]: on }),
      move: (mails: Mails, folder: Pick<MailFolder, 'id' | 'handle'>) => {
        const moved = mails.filter((mail) => mail.folder.id !== folder.id);
        if (moved.length === 0) return Promise.resolve(true);
        const before = groupBy(moved, (mail) => mail.folder.id);
        return act({
          name: nameOf(moved),
          done: t('done.moved', { count: moved.length, folder: names.folder(folder.handle) }),
          undone: t('done.movedBack', { count: moved.length }),
          run: () => calls.setFolder(moved, folder.id),
          undo: () => inTurn(before, ([folderId, those]) => calls.setFolder(those, folderId)),
          refetch,
        });
      },
      /** Gives it to those that lack it, or takes it from those that have it. */
      label: (mails: Mails, label: Pick<MailLabel, 'id' | 'title'>, on: boolean) => {
        const changed = mails.filter((mail) => mail.labels.some(({ id }) => id === label.id) !== on);
        if (changed.length === 0) return Promise.resolve(true);
        const toggle = () => calls.toggleLabel(changed, label.id);
        const words = { count: changed.length, label: label.title };
        return act({
          name: nameOf(changed),
          done: t(on ? 'done.label.on' : 'done.label.off', words),
          undone: t(on ? 'done.label.off' : 'done.label.on', words),
          run: toggle,
          undo: toggle,
          refetch,
        });
      },
      /** From every folder. */
      remove: (mails: Mails) =>
        act({
          name: nameOf(mails),
          done: t('done.removed', { count: mails.length }),
          undone: t('done.restored', { count: mails.length }),
          run: () => calls.remove(mails),
          undo: () => calls.restore(mails),
          refetch,
        }),
    }),
    [act, undoLast, calls, nameOf, names.folder, refetch, t],
  );
}

export type MailActions = ReturnType<typeof useMailActions>;
