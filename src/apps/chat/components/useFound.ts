import { useMemo } from 'react';
import { named } from '~/features/chat/chatPanel.rules.ts';
import type { ListedPerson } from '~/features/chat/usePeople.ts';
import { useChatSearchQuery } from './useFound.generated.ts';

/** A row of either list, under the id of the contact. */
export interface PersonRow extends ListedPerson {
  readonly id: string;
}

/**
 * Whom a search finds: conversations, and everybody else. The API is asked as well where not all contacts are loaded.
 * @param complete whether `people` are all there are
 */
export function useFound(people: readonly ListedPerson[], search: string, complete: boolean) {
  const { data } = useChatSearchQuery({ variables: { search }, skip: complete || search === '' });
  return useMemo(() => {
    const known = new Set(people.map(({ contact }) => contact.id));
    const beyond = (data?.chatContacts.nodes ?? [])
      .filter(({ id }) => !known.has(id))
      .map((contact) => ({ contact, unread: 0, chat: null }));
    const rows = [...people, ...beyond].map((person): PersonRow & { readonly name: string } => ({
      ...person,
      id: person.contact.id,
      name: person.contact.name,
    }));
    const found = search === '' ? rows : named(rows, search);
    return {
      chats: found.filter(({ chat }) => chat !== null),
      contacts: found.filter(({ chat }) => chat === null),
    };
  }, [people, search, data]);
}
