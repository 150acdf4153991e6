import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { ChangeContactGroupMembersDocument } from '../contactActions.generated.ts';
import { fullName } from '../fullName.ts';
import { ContactListDocument } from '../list/ContactList.generated.ts';
import { ContactViewsDocument } from '../views/ContactViews.generated.ts';
import {
  AddContactDocument,
  type ContactDetailFragment,
  UpdateContactDocument,
} from './ContactDetail.generated.ts';
import { type ContactValues, inputOf } from './contactForm.ts';

interface Saved {
  readonly contact: ContactDetailFragment | null;
  readonly errors: readonly Refusal[];
}

/** Saves what was typed of a contact, and the groups that it is in. Resolves with what was refused. */
export function useSaveContact(before: ContactDetailFragment | null) {
  const client = useApolloClient();
  const t = useTexts('contacts');
  // Whoever saves again, because the groups failed, has no second contact made.
  const made = useRef(before);

  async function saveFields(values: ContactValues): Promise<Saved | undefined> {
    const input = inputOf(values);
    if (!made.current) {
      const { data } = await client.mutate({ mutation: AddContactDocument, variables: { input } });
      return data?.addContact;
    }
    const variables = { id: made.current.id, changes: input };
    const { data } = await client.mutate({ mutation: UpdateContactDocument, variables });
    return data?.updateContact;
  }

  async function saveGroups({ id, groups }: ContactDetailFragment, wanted: readonly string[]) {
    const there = groups.map((group) => group.id);
    const joined = wanted.filter((group) => !there.includes(group));
    const left = there.filter((group) => !wanted.includes(group));
    for (const group of [...joined, ...left]) {
      const change = joined.includes(group) ? { add: [id] } : { remove: [id] };
      const variables = { id: group, ...change };
      await client.mutate({ mutation: ChangeContactGroupMembersDocument, variables });
    }
  }

  return async (values: ContactValues): Promise<readonly Refusal[]> => {
    const saved = await saveFields(values);
    if (!saved?.contact) return saved?.errors ?? [];
    made.current = saved.contact;
    await saveGroups(saved.contact, values.groups);
    messages.success(t(before ? 'done.changed' : 'done.added', { name: fullName(saved.contact) }));
    // What it changes in lists is read anew behind the closing dialog.
    void client.refetchQueries({ include: [ContactListDocument, ContactViewsDocument] });
    return [];
  };
}
