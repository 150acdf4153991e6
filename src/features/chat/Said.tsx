import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { ToldMessage } from './chatCache.ts';

/** Reads to screen readers what arrives in the dialog on the screen, and nothing that was there before. */
export function Said({ message }: { readonly message: ToldMessage | null }) {
  const t = useTexts('chat');
  return (
    <p className="sr-only" role="status">
      {message ? t('says', { name: message.chat.contact.name, text: message.text }) : ''}
    </p>
  );
}
