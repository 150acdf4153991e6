import { Chat } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import styles from './Conversation.module.css';
import { ConversationHead } from './ConversationHead.tsx';

/** The panel is open and nobody is chosen. */
export function ConversationNone() {
  const t = useTexts('chat');
  return (
    <>
      <ConversationHead />
      <div className={styles.middle}>
        <EmptyState icon={<Chat size={48} aria-hidden="true" />} title={t('chooseContact')} />
      </div>
    </>
  );
}
