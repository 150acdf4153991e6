import { Chat } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { chatPanelId, panels, usePanels } from '~/shell/ui/panels.ts';
import styles from './ChatToggle.module.css';

/** Opens and closes the chat panel; says how many messages are unread. */
export function ChatToggle() {
  const t = useTexts('shell');
  const { open, unread } = usePanels();
  const isOpen = open === 'chat';
  return (
    <span className={styles.frame}>
      <IconButton
        icon={<Chat aria-hidden="true" />}
        label={unread > 0 ? t('toolbar.chatUnread', { count: unread }) : t('toolbar.chat')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? chatPanelId : undefined}
        onClick={() => panels.toggle('chat')}
      />
      {unread > 0 ? (
        <span className={styles.unread} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </span>
  );
}
