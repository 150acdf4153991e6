import { Cross } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { panels } from '~/shell/ui/panels.ts';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import type { ChatRailContactFragment } from './ChatRail.generated.ts';
import styles from './Conversation.module.css';
import { chatStatusLook } from './chatStatus.ts';

/** With whom one talks, and the way out. */
export function ConversationHead({ contact }: { readonly contact?: ChatRailContactFragment }) {
  const t = useTexts('chat');
  return (
    <div className={styles.head} data-head>
      <div className={styles.who}>
        <h2 className={styles.name} dir="auto">
          {contact?.name ?? t('title')}
        </h2>
        {contact ? (
          <span className={styles.status}>
            <StateShape {...chatStatusLook[contact.status]} size={10} />
            {t(`status.${contact.status}`)}
          </span>
        ) : null}
      </div>
      <IconButton icon={<Cross aria-hidden="true" />} label={t('close')} onClick={panels.close} />
    </div>
  );
}
