import { chatStatusLook } from '~/features/chat/chatStatus.ts';
import type { ChatStatus } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Avatar } from '~/shell/ui/Avatar.tsx';
import { MenuButton } from '~/shell/ui/MenuButton.tsx';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { ChatScreenDocument } from '../ChatScreen.generated.ts';
import { chatUrl } from '../chatUrl.ts';
import styles from './OwnHead.module.css';
import { statuses, useOwnStatus } from './useOwnStatus.ts';

/** The viewer: picture and mood, which open the profile, and the status, which a menu changes. */
export function OwnHead() {
  const t = useTexts('chat');
  const own = useTexts('chat-app');
  const { data } = usePreloaded(ChatScreenDocument);
  const { change } = useUrl(chatUrl);
  const choose = useOwnStatus();
  const { name, avatar, status, mood } = data.chatUser;
  const item = (each: ChatStatus) => ({
    id: each,
    label: t(`status.${each}`),
    icon: <StateShape {...chatStatusLook[each]} />,
    checked: each === status,
    onSelect: () => void choose(each),
  });
  return (
    <>
      <button
        type="button"
        className={styles.own}
        aria-label={own('openProfile', { name })}
        title={own('openProfile', { name })}
        onClick={() => change({ show: 'profile' }, { step: true })}
      >
        <Avatar name={name} picture={avatar} size={40} />
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.mood}>
          <bdi>{mood || own('noMood')}</bdi>
        </span>
      </button>
      <MenuButton label={own('ownStatus', { status: t(`status.${status}`) })} items={statuses.map(item)}>
        <StateShape {...chatStatusLook[status]} />
        <span className={styles.word}>{t(`status.${status}`)}</span>
      </MenuButton>
    </>
  );
}
