import { useEffect } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { useChat } from './useChat.ts';

/**
 * Tells of messages in conversations that are not on the screen.
 * @param wanted whether the viewer wants to be told
 */
export function useArrivals(wanted: boolean): void {
  const t = useTexts('chat');
  const { onArrival, open } = useChat();
  useEffect(() => {
    if (!wanted) return;
    return onArrival(({ chat: { contact } }) =>
      messages.info(t('newFrom', { name: contact.name }), {
        label: t('read'),
        run: () => open(contact.id),
      }),
    );
  }, [wanted, onArrival, open, t]);
}
