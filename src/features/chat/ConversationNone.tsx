import { Chat } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';
import styles from './Conversation.module.css';

/** Nobody is chosen. */
export function ConversationNone({ text }: { readonly text?: string }) {
  const t = useTexts('chat');
  return (
    <div className={styles.middle}>
      <EmptyState
        icon={<Chat size={48} aria-hidden="true" />}
        title={t('chooseContact')}
        {...(text && { text })}
      />
    </div>
  );
}
