import { Link } from 'react-router-dom';
import { chatStatusLook } from '~/features/chat/chatStatus.ts';
import { useChatState } from '~/features/chat/useChat.ts';
import { momentStyle } from '~/shell/i18n/momentStyle.rules.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Avatar } from '~/shell/ui/Avatar.tsx';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { chatUrl } from '../chatUrl.ts';
import styles from './PersonLink.module.css';
import type { PersonRow } from './useFound.ts';

interface PersonLinkProps {
  readonly person: PersonRow;
  /** The conversation with them is open. */
  readonly chosen: boolean;
}

/** Somebody to talk to: picture with status, name, what was said last or their mood, when, and what is unread. */
export function PersonLink({ person: { contact, unread, chat }, chosen }: PersonLinkProps) {
  const t = useTexts('chat');
  const own = useTexts('chat-app');
  const { linkTo } = useUrl(chatUrl);
  const { typing } = useChatState();
  const word = t(`status.${contact.status}`);
  const last = chat?.lastMessage;
  const of = contact.mood ? (
    <>
      {word} · <bdi>{contact.mood}</bdi>
    </>
  ) : (
    word
  );
  const said = last?.mine ? own('mine', { text: last.text }) : (last?.text ?? of);
  return (
    <Link
      className={styles.person}
      to={linkTo({ contact: contact.id, show: null })}
      aria-current={chosen ? 'true' : undefined}
      data-row-open
    >
      <span className={styles.picture}>
        <Avatar name={contact.name} picture={contact.avatar} size={40} />
        <span className={styles.status} title={word}>
          <StateShape {...chatStatusLook[contact.status]} />
        </span>
      </span>
      <span className={styles.name}>
        <bdi>{contact.name}</bdi>
      </span>
      <span className="sr-only">{last ? `, ${word}, ` : ', '}</span>
      {chat?.lastMessageAt ? <When at={chat.lastMessageAt} /> : null}
      <span className={styles.said}>
        <bdi>{typing.has(contact.id) ? t('typing', { name: contact.name }) : said}</bdi>
      </span>
      {unread > 0 ? (
        <span className={styles.unread}>
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="sr-only">{t('unread', { count: unread })}</span>
        </span>
      ) : null}
    </Link>
  );
}

/** The time of a message of today, the day of any other. */
function When({ at }: { readonly at: string }) {
  const format = useFormat();
  return (
    <time className={styles.when} dateTime={at} title={format.date(at, 'full')}>
      {format.date(at, momentStyle(new Date(at), new Date()))}
    </time>
  );
}
