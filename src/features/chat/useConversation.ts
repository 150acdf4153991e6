import { useEffect, useState } from 'react';
import { useConversationQuery, useMarkConversationReadMutation } from './Conversation.generated.ts';
import { conversationVariables } from './chatCache.ts';
import type { Reach } from './chatPanel.rules.ts';
import { useChat } from './useChat.ts';
import { useVisible } from './useVisible.ts';

const nowhere: Reach = { deliveredUntil: null, readUntil: null };

/** What was said with a contact, page by page. It is marked as read while the page is looked at. One contact a mount. */
export function useConversation(contactId: string) {
  const visible = useVisible();
  const { reads } = useChat();
  useEffect(() => (visible ? reads(contactId) : undefined), [visible, reads, contactId]);
  const [olderFailed, setOlderFailed] = useState(false);
  const { error, refetch, fetchMore, ...answer } = useConversationQuery({
    variables: conversationVariables(contactId),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const data = answer.data ?? answer.previousData;
  // What cannot be marked stays unread, which the badge shows.
  const [markRead] = useMarkConversationReadMutation({ onError: () => undefined });
  const chat = data?.chatWith;
  const [chatId, arrived] = [chat?.id, chat?.unreadCount ?? 0];
  useEffect(() => {
    if (visible && chatId && arrived > 0) void markRead({ variables: { chatId } });
  }, [visible, chatId, arrived, markRead]);

  async function older(): Promise<void> {
    setOlderFailed(false);
    try {
      await fetchMore({
        variables: { after: chat?.messages.pageInfo.endCursor ?? null },
        updateQuery: (before, { fetchMoreResult: { chatWith: page } }) =>
          before.chatWith && page
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
    messages: data && (chat?.messages.nodes.toReversed() ?? []),
    /** How far the contact has got. */
    reach: chat ?? nowhere,
    failed: error !== undefined && !data,
    retry: () => void refetch().catch(() => undefined),
    /** Where the next page of older messages begins; null when all are there. */
    olderCursor: chat?.messages.pageInfo.hasNextPage ? chat.messages.pageInfo.endCursor : null,
    olderFailed,
    older,
  };
}
