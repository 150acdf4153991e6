import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useChatState } from './useChat.ts';

/** Reads to screen readers what arrives in the dialog on the screen, and nothing that was there before. */
export function Said() {
  const t = useTexts('chat');
  const { said } = useChatState();
  return (
    <p className="sr-only" role="status">
      {said ? t('says', { name: said.chat.contact.name, text: said.text }) : ''}
    </p>
  );
}
