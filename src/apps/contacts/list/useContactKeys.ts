import type { RefObject } from 'react';
import type { ListCommand } from '~/features/office/listKeys.ts';
import { useListKeys } from '~/features/office/useListKeys.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { Selection } from '~/shell/ui/useSelection.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { contactsUrl, NEW_CONTACT } from '../contactsUrl.ts';
import type { ContactActions } from '../useContactActions.ts';
import type { ContactRowFragment } from './ContactRow.generated.ts';

type Contact = ContactRowFragment;

/** Sets a mark of those that lack it, or takes it where none does. */
const mark = (
  key: string,
  which: 'starred' | 'pinned',
  set: ContactActions['star'],
  text: string,
): ListCommand<Contact> => ({
  keys: [key],
  text,
  run: (contacts) =>
    void set(
      contacts,
      contacts.some((contact) => !contact[which]),
    ),
});

interface ContactKeysOptions {
  readonly rows: readonly Contact[];
  readonly selection: Selection<Contact>;
  readonly actions: ContactActions;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onMore: (() => void) | undefined;
}

/** What the keys of the contacts do. */
export function useContactKeys({ rows, selection, actions, search, onMore }: ContactKeysOptions) {
  const t = useTexts('contacts');
  const { change } = useUrl(contactsUrl);
  const commands: readonly ListCommand<Contact>[] = [
    mark('s', 'starred', actions.star, t('keys.star')),
    mark('p', 'pinned', actions.pin, t('keys.pin')),
    {
      keys: ['#', 'Delete'],
      text: t('keys.remove'),
      run: (contacts) => {
        const own = contacts.filter(({ removable }) => removable);
        if (own.length > 0) void actions.remove(own);
      },
    },
    {
      keys: ['e'],
      text: t('keys.edit'),
      run: ([contact]) => contact && change({ contact: contact.id }, { step: true }),
    },
    {
      keys: ['c'],
      text: t('new'),
      needsRows: false,
      run: () => change({ contact: NEW_CONTACT }, { step: true }),
    },
    { keys: ['z'], text: t('keys.undo'), needsRows: false, run: () => void actions.undoLast() },
  ];
  return useListKeys({
    rows,
    selection,
    commands,
    onOpen: ({ id }) => change({ contact: id }, { step: true }),
    onSearch: () => search.current?.focus(),
    ...(onMore && { onMore }),
  });
}
