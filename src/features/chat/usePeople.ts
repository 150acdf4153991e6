import { useEffect, useMemo } from 'react';
import { panels } from '~/shell/ui/panels.ts';
import { useChatPanelQuery } from './Chat.generated.ts';
import { orderContacts } from './chatPanel.rules.ts';
import { useChat, useChatState } from './useChat.ts';

/** Whom the viewer can talk to, in the order of the rail, and what is unread: nothing of what is in sight. */
export function usePeople() {
  const { acknowledge } = useChat();
  const { reading } = useChatState();
  const { error, refetch, fetchMore, ...answer } = useChatPanelQuery({ fetchPolicy: 'cache-and-network' });
  // A look that failed takes nothing from the screen.
  const data = answer.data ?? answer.previousData;

  useEffect(() => {
    // What was read or said elsewhere while nobody looked; a failure leaves what is shown.
    const look = () => void (document.hidden || refetch().catch(() => undefined));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);

  const people = useMemo(
    () =>
      data &&
      orderContacts(data.chats.nodes, data.chatContacts.nodes).map((person) =>
        reading.some(({ contactId, atEnd }) => atEnd && contactId === person.contact.id)
          ? { ...person, unread: 0 }
          : person,
      ),
    [data, reading],
  );
  const unread = people?.reduce((sum, person) => sum + person.unread, 0) ?? 0;
  useEffect(() => {
    panels.setUnread(unread);
    if (unread > 0) acknowledge();
  }, [unread, acknowledge]);

  const next = data?.chatContacts.pageInfo;
  const more = () =>
    fetchMore({
      variables: { after: next?.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult: { chatContacts } }) => ({
        ...before,
        chatContacts: { ...chatContacts, nodes: [...before.chatContacts.nodes, ...chatContacts.nodes] },
      }),
    });

  return {
    /** Undefined until they are there. */
    people,
    /** Whether the viewer wants to be told of what arrives while they look elsewhere. */
    notifications: data?.quickPanel.switches.notifications ?? false,
    /** Why there are none. */
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    more: next?.hasNextPage ? more : null,
  };
}

export type People = ReturnType<typeof usePeople>;
export type ListedPerson = NonNullable<People['people']>[number];
