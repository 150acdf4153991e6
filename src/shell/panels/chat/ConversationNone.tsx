import { Chat } from '@blueprintjs/icons';
import { useTexts } from '../../i18n/useTexts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './Conversation.module.css';
import { ConversationHead } from './ConversationHead.tsx';

/** The panel is open and nobody is chosen. */
export function ConversationNone() {
  const t = useTexts('panels');
  return (
    <>
      <ConversationHead />
      <div className={styles.middle}>
        <EmptyState icon={<Chat size={48} aria-hidden="true" />} title={t('chat.chooseContact')} />
      </div>
    </>
  );
}
