import { useRef, useState } from 'react';
import { useSendChatPanelMessageMutation } from './Chat.generated.ts';
import { keepMessage, type ToldMessage } from './chatCache.ts';
import { type Unsent, withoutDelivered } from './chatPanel.rules.ts';

let lastId = 0;

/**
 * What was written and not taken by the API yet. A text stays here until its message is told: one that failed waits
 * for another try. Texts leave in the order in which they were written.
 */
export function useOutbox() {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const [sendMessage] = useSendChatPanelMessageMutation();
  const queue = useRef(Promise.resolve());

  const remove = (id: number) => setUnsent((list) => list.filter((each) => each.id !== id));
  const fail = (text: Unsent) =>
    setUnsent((list) => [...list.filter(({ id }) => id !== text.id), { ...text, failed: true }]);

  async function deliver(text: Unsent): Promise<void> {
    const { contactId } = text;
    const { data } = await sendMessage({
      variables: { input: { contactId, text: text.text } },
      update: (cache, { data: answer }) => {
        const { message, chat } = answer?.sendChatMessage ?? {};
        if (message && chat) keepMessage(cache, { ...message, chat });
      },
    });
    if (!data?.sendChatMessage.message) throw new Error('The message was refused.');
    remove(text.id);
  }

  function put(text: Unsent): void {
    setUnsent((list) => [...list.filter(({ id }) => id !== text.id), text]);
    queue.current = queue.current.then(() => deliver(text)).catch(() => fail(text));
  }

  return {
    unsent,
    send: (contactId: string, text: string) => {
      lastId += 1;
      put({ id: lastId, contactId, text, failed: false });
    },
    retry: (text: Unsent) => put({ ...text, failed: false }),
    discard: remove,
    told: ({ mine, text, chat }: ToldMessage) => {
      if (mine) setUnsent((list) => withoutDelivered(list, { contactId: chat.contact.id, text }));
    },
  };
}

export type Outbox = ReturnType<typeof useOutbox>;
