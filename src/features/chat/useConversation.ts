import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useConversationQuery } from './Conversation.generated.ts';
import { conversationVariables, keepTold } from './chatCache.ts';
import type { Reach } from './chatPanel.rules.ts';
import { useChat } from './useChat.ts';
import { useReading } from './useReading.ts';

const nowhere: Reach = { deliveredUntil: null, readUntil: null };

/** What was said with a contact, page by page, and how far it was read. One contact a mount. */
export function useConversation(contactId: string) {
  const [olderFailed, setOlderFailed] = useState(false);
  const { error, refetch, fetchMore, ...answer } = useConversationQuery({
    variables: conversationVariables(contactId),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // Older pages stay behind a first page that is read anew, also those that came while it was on its way.
    refetchWritePolicy: 'merge',
  });
  const data = answer.data ?? answer.previousData;
  const { cache } = useApolloClient();
  const { toldOf } = useChat();
  useEffect(() => {
    if (data) keepTold(cache, contactId, toldOf(contactId));
  }, [data, cache, contactId, toldOf]);
  const chat = data?.chatWith;
  const messages = useMemo(() => data && (data.chatWith?.messages.nodes.toReversed() ?? []), [data]);
  const reading = useReading({ contactId, chatId: chat?.id, messages, unread: chat?.unreadCount ?? 0 });

  async function older(): Promise<void> {
    setOlderFailed(false);
    const after = chat?.messages.pageInfo.endCursor ?? null;
    try {
      await fetchMore({
        variables: { after },
        updateQuery: (before, { fetchMoreResult: { chatWith: page } }) =>
          before.chatWith?.messages.pageInfo.endCursor === after && page
            ? {
                ...before,
                chatWith: {
                  ...before.chatWith,
                  messages: {
                    ...page.messages,
                    nodes: [...before.chatWith.messages.nodes, ...page.messages.nodes],
                  },
                },
              }
            : before,
      });
    } catch {
      setOlderFailed(true);
    }
  }

  return {
    /** Oldest first; undefined until they are there. */
    messages,
    reading,
    /** How far the contact has got. */
    reach: chat ?? nowhere,
    /** Why there are none. */
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    /** Where the next page of older messages begins; null when all are there. */
    olderCursor: chat?.messages.pageInfo.hasNextPage ? chat.messages.pageInfo.endCursor : null,
    olderFailed,
    older,
  };
}
