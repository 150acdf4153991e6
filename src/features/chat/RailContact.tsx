import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Avatar } from '~/shell/ui/Avatar.tsx';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import type { ChatRailContactFragment } from './ChatRail.generated.ts';
import styles from './ChatRail.module.css';
import { chatStatusLook } from './chatStatus.ts';

interface RailContactProps {
  readonly contact: ChatRailContactFragment;
  readonly unread: number;
  readonly chosen: boolean;
  /** Tab comes here. */
  readonly reached: boolean;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
}

/** A contact: picture or initials, what is unread, and the status as colour, shape and word. */
export function RailContact({ contact, unread, chosen, reached, onFocus, onChoose }: RailContactProps) {
  const { name, avatar, status } = contact;
  const t = useTexts('chat');
  const look = chatStatusLook[status];
  const facts = [name, t(`status.${status}`), ...(unread > 0 ? [t('unread', { count: unread })] : [])].join(
    ', ',
  );
  return (
    <button
      type="button"
      className={styles.contact}
      aria-label={facts}
      title={facts}
      aria-pressed={chosen}
      tabIndex={reached ? 0 : -1}
      onFocus={onFocus}
      onClick={onChoose}
    >
      <Avatar name={name} picture={avatar} size={40} />
      <span className={styles.status}>
        <StateShape {...look} />
      </span>
      {unread > 0 ? (
        <span className={styles.unread} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </button>
  );
}
