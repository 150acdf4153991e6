import { useTexts } from '../../i18n/useTexts.ts';
import type { ToldMessage } from './chatCache.ts';

interface ArrivalsProps {
  /** The last message of somebody else since the page was opened. */
  readonly arrival: ToldMessage | null;
  /** Whose messages are on the screen. */
  readonly reading: string | null;
}

/** Tells screen readers of a message that arrives, and of nothing that was there before. */
export function Arrivals({ arrival, reading }: ArrivalsProps) {
  const t = useTexts('panels');
  const name = arrival?.chat.contact.name ?? '';
  const said = arrival?.chat.contact.id === reading ? t('chat.says', { name, text: arrival?.text }) : '';
  return (
    <p className="sr-only" role="status">
      {arrival ? said || t('chat.newFrom', { name }) : ''}
    </p>
  );
}
