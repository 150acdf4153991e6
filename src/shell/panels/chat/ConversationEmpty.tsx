import { Chat } from '@blueprintjs/icons';
import { useTexts } from '../../i18n/useTexts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Somebody is chosen and nothing was said yet. */
export function ConversationEmpty() {
  const t = useTexts('panels');
  return <EmptyState icon={<Chat size={48} aria-hidden="true" />} title={t('chat.empty')} />;
}
