import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { panels } from '~/shell/ui/panels.ts';
import { useChatPanelMessageSubscription } from './Chat.generated.ts';
import { keepMessage, type ToldMessage } from './chatCache.ts';
import type { Outbox } from './useOutbox.ts';

/**
 * Keeps lists and dialogs true while messages come, from others and from other windows of the viewer.
 * @param reading with whom the dialog on the screen is
 * @param notifications whether to tell of messages in other dialogs
 * @returns the last message of somebody else that came into the dialog on the screen
 */
export function useArrivals(
  reading: string | null,
  notifications: boolean,
  outbox: Outbox,
): ToldMessage | null {
  const t = useTexts('chat');
  const { cache } = useApolloClient();
  const [said, setSaid] = useState<ToldMessage | null>(null);
  useChatPanelMessageSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const message = data.chatMessageSent;
      const { id, name } = message.chat.contact;
      keepMessage(cache, message);
      outbox.told(message);
      if (message.mine) return;
      if (id === reading) setSaid(message);
      else if (notifications) {
        messages.info(t('newFrom', { name }), { label: t('read'), run: () => panels.talkTo(id) });
      }
    },
  });
  return said?.chat.contact.id === reading ? said : null;
}
