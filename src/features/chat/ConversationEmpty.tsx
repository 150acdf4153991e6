import { Chat } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';

/** Somebody is chosen and nothing was said yet. */
export function ConversationEmpty() {
  const t = useTexts('chat');
  return <EmptyState icon={<Chat size={48} aria-hidden="true" />} title={t('empty')} />;
}
