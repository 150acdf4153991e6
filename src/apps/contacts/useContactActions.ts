import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { newBatch } from '~/graphql/client/batchLink.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { inCalls } from '~/shell/messages/inCalls.ts';
import type { Attempted } from '~/shell/messages/useAttempt.ts';
import { useUndoable } from '~/shell/messages/useUndoable.ts';
import {
  ChangeContactGroupMembersDocument,
  DeleteContactGroupDocument,
  PinContactsDocument,
  RemoveContactsDocument,
  RestoreContactGroupDocument,
  RestoreContactsDocument,
  StarContactsDocument,
} from './contactActions.generated.ts';
import { fullName } from './fullName.ts';
import type { ContactRowFragment } from './list/ContactRow.generated.ts';

type Contact = Pick<
  ContactRowFragment,
  'id' | 'name' | 'lastName' | 'starred' | 'pinned' | 'removable' | 'groups'
>;

interface Group {
  readonly id: string;
  readonly name: string;
}

const idsOf = (contacts: readonly { readonly id: string }[]) => contacts.map(({ id }) => id);

/** What is done with contacts and groups in the list, each with its Undo. `refetch` reads anew what is shown. */
export function useContactActions(refetch: () => Promise<unknown>) {
  const client = useApolloClient();
  const t = useTexts('contacts');
  const f = useFormat();
  const { act, busy, undoLast } = useUndoable();

  const nameOf = useCallback(
    (contacts: readonly Pick<Contact, 'name' | 'lastName'>[]) => {
      const [only] = contacts;
      if (contacts.length === 1 && only) return fullName(only);
      return t('several', { count: contacts.length, number: f.number(contacts.length) });
    },
    [t, f],
  );

  return useMemo(() => {
    /** Sets a mark of those that have it otherwise. */
    const mark = (
      contacts: readonly Contact[],
      on: boolean,
      which: 'starred' | 'pinned',
      set: (ids: string[], on: boolean) => Promise<Attempted | undefined>,
    ) => {
      const changed = contacts.filter((contact) => contact[which] !== on);
      if (changed.length === 0) return Promise.resolve(false);
      const name = nameOf(changed);
      const ids = idsOf(changed);
      return act({
        name,
        done: t(`done.${which}.${on ? 'on' : 'off'}`, { name }),
        undone: t('done.undone', { name }),
        run: () => inCalls(ids, (some) => set(some, on)),
        undo: () => inCalls(ids, (some) => set(some, !on)),
        refetch,
      });
    };
    const setMembers = async (group: Group, ids: readonly string[], on: boolean) =>
      inCalls(ids, async (some) => {
        const variables = { id: group.id, add: on ? some : null, remove: on ? null : some };
        const { data } = await client.mutate({ mutation: ChangeContactGroupMembersDocument, variables });
        return data?.changeContactGroupMembers;
      });
    return {
      busy,
      undoLast,
      nameOf,
      star: (contacts: readonly Contact[], on: boolean) =>
        mark(contacts, on, 'starred', async (ids, starred) => {
          const { data } = await client.mutate({
            mutation: StarContactsDocument,
            variables: { ids, starred },
          });
          return data?.setContactsStarred;
        }),
      pin: (contacts: readonly Contact[], on: boolean) =>
        mark(contacts, on, 'pinned', async (ids, pinned) => {
          const { data } = await client.mutate({ mutation: PinContactsDocument, variables: { ids, pinned } });
          return data?.setContactsPinned;
        }),
      remove: (contacts: readonly Contact[]) => {
        const name = nameOf(contacts);
        const ids = idsOf(contacts);
        const context = newBatch();
        return act({
          name,
          done: t('done.removed', { name }),
          undone: t('done.restored', { name }),
          run: () =>
            inCalls(ids, async (some) => {
              const variables = { ids: some };
              const { data } = await client.mutate({ mutation: RemoveContactsDocument, variables, context });
              return data?.removeContacts;
            }),
          undo: () =>
            inCalls(ids, async (some) => {
              const variables = { ids: some };
              const { data } = await client.mutate({ mutation: RestoreContactsDocument, variables });
              return data?.restoreContacts;
            }),
          refetch,
        });
      },
      /** Takes contacts into a group, or out of it. */
      move: (group: Group, contacts: readonly Contact[], on: boolean) => {
        const changed = contacts.filter(({ groups }) => groups.some(({ id }) => id === group.id) !== on);
        if (changed.length === 0) return Promise.resolve(false);
        const name = nameOf(changed);
        return act({
          name,
          done: t(on ? 'done.joined' : 'done.left', { name, group: group.name }),
          undone: t('done.undone', { name }),
          run: () => setMembers(group, idsOf(changed), on),
          undo: () => setMembers(group, idsOf(changed), !on),
          refetch,
        });
      },
      deleteGroup: ({ id, name }: Group) =>
        act({
          name,
          done: t('done.groupDeleted', { name }),
          undone: t('done.groupRestored', { name }),
          run: async () => {
            const { data } = await client.mutate({ mutation: DeleteContactGroupDocument, variables: { id } });
            return data?.deleteContactGroup;
          },
          undo: async () => {
            const { data } = await client.mutate({
              mutation: RestoreContactGroupDocument,
              variables: { id },
            });
            return data?.restoreContactGroup;
          },
          refetch,
        }),
    };
  }, [client, t, act, busy, undoLast, nameOf, refetch]);
}

export type ContactActions = ReturnType<typeof useContactActions>;
