import { Cross } from '@blueprintjs/icons';
import { useTexts } from '../../i18n/useTexts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { StateShape } from '../../ui/StateShape.tsx';
import { panels } from '../panels.ts';
import type { ChatRailContactFragment } from './ChatRail.generated.ts';
import styles from './Conversation.module.css';
import { chatStatusLook } from './chatStatus.ts';

/** With whom one talks, and the way out. */
export function ConversationHead({ contact }: { readonly contact?: ChatRailContactFragment }) {
  const t = useTexts('panels');
  return (
    <div className={styles.head} data-head>
      <div className={styles.who}>
        <h2 className={styles.name} dir="auto">
          {contact?.name ?? t('chat.title')}
        </h2>
        {contact ? (
          <span className={styles.status}>
            <StateShape {...chatStatusLook[contact.status]} size={10} />
            {t(`status.${contact.status}`)}
          </span>
        ) : null}
      </div>
      <IconButton icon={<Cross aria-hidden="true" />} label={t('chat.close')} onClick={panels.close} />
    </div>
  );
}
