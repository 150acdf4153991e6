import { Cross } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { panels } from '~/shell/ui/panels.ts';
import type { ChatRailContactFragment } from './ChatRail.generated.ts';
import { ContactStatus } from './ContactStatus.tsx';
import styles from './Conversation.module.css';

interface ConversationHeadProps {
  readonly contact?: ChatRailContactFragment;
  /** Before the name: the way back. */
  readonly start?: ReactNode;
  /** What can be done. */
  readonly end: ReactNode;
}

/** With whom one talks. */
export function ConversationHead({ contact, start, end }: ConversationHeadProps) {
  const t = useTexts('chat');
  return (
    <div className={styles.head} data-head>
      {start}
      <div className={styles.who}>
        <h2 className={styles.name}>
          <bdi>{contact?.name ?? t('title')}</bdi>
        </h2>
        {contact ? <ContactStatus status={contact.status} /> : null}
      </div>
      {end}
    </div>
  );
}

/** The panel's way out. */
export function CloseChat() {
  const t = useTexts('chat');
  return <IconButton icon={<Cross aria-hidden="true" />} label={t('close')} onClick={panels.close} />;
}
