import { useCallback, useEffect, useRef, useState } from 'react';
import { useMarkConversationReadMutation } from './Conversation.generated.ts';
import { firstBelow, type Reading, readingAfter } from './reading.rules.ts';
import { useChat } from './useChat.ts';
import { useVisible } from './useVisible.ts';

interface Read {
  readonly contactId: string;
  /** Undefined while there is none. */
  readonly chatId: string | undefined;
  /** Oldest first; undefined until they are there. */
  readonly messages: readonly { readonly id: string; readonly mine: boolean }[] | undefined;
  readonly unread: number;
}

/** How a conversation is read: what was in sight is read, and a line stands where reading ended before. */
export function useReading({ contactId, chatId, messages, unread }: Read) {
  const { reads } = useChat();
  const visible = useVisible();
  const [atEnd, setAtEnd] = useState(true);
  useEffect(() => (visible ? reads(contactId, atEnd) : undefined), [visible, reads, contactId, atEnd]);

  const [reading, setReading] = useState<Reading | null>(null);
  if (messages && reading?.unread !== unread) {
    const last = messages.at(-1)?.id ?? null;
    setReading(readingAfter(reading, { unread, last, inSight: visible && atEnd }));
  }

  const [markRead] = useMarkConversationReadMutation();
  const marked = useRef<string | null>(null);
  const onSeen = useCallback(
    (until: string) => {
      if (chatId === undefined || marked.current === until) return;
      marked.current = until;
      markRead({ variables: { chatId, until } }).catch(() => {
        // What cannot be marked stays unread, which the badge shows, until it is seen again.
        marked.current = null;
      });
    },
    [chatId, markRead],
  );
  return {
    unread,
    /** The first message below the line; null when there is no line. */
    firstNew: messages ? firstBelow(messages, reading?.end ?? null) : null,
    /** A message was in sight. */
    onSeen,
    /** The conversation stands at its end, or does not any more. */
    onAtEnd: setAtEnd,
  };
}

export type ConversationReading = ReturnType<typeof useReading>;
