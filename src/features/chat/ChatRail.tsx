import { More, Refresh } from '@blueprintjs/icons';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { isConnectionLost } from '~/shell/messages/errorText.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import { useConnectionBack } from '~/shell/ui/useConnectionBack.ts';
import styles from './ChatRail.module.css';
import { RailContact } from './RailContact.tsx';
import type { People } from './usePeople.ts';

const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function ChatRailSkeleton() {
  const t = useTexts('shell');
  return (
    <div className={styles.list} role="status" aria-label={t('loading')}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <span key={place} className={styles.place}>
          <Skeleton width={40} height={40} />
        </span>
      ))}
    </div>
  );
}

interface ChatRailProps {
  readonly people: People;
  /** Id of the contact who is talked to. */
  readonly chosen: string | null;
  readonly onChoose: (contactId: string) => void;
}

/** The contacts, 70 px wide. One of them is reached by Tab, the others by the arrow keys, Home and End. */
export function ChatRail({ people: { people, error, retry, more }, chosen, onChoose }: ChatRailProps) {
  const t = useTexts('chat');
  const list = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState(chosen);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = all.indexOf(document.activeElement as HTMLButtonElement);
    const move = moves[event.key];
    if (!move || index < 0) return;
    event.preventDefault();
    all[move(index, all.length - 1)]?.focus();
  };
  useConnectionBack(isConnectionLost(error), retry);
  if (error) {
    return (
      <div className={styles.list} role="alert">
        <IconButton icon={<Refresh aria-hidden="true" />} label={t('listFailed')} onClick={retry} />
      </div>
    );
  }
  if (!people) return <ChatRailSkeleton />;
  const there = (id: string | null) => people.some(({ contact }) => contact.id === id);
  const reached = [visited, chosen].find(there) ?? people[0]?.contact.id;
  return (
    <div
      ref={list}
      className={styles.list}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t('contacts')}
      onKeyDown={onKeyDown}
    >
      {people.map(({ contact, unread }) => (
        <RailContact
          key={contact.id}
          contact={contact}
          unread={unread}
          chosen={contact.id === chosen}
          reached={contact.id === reached}
          onFocus={() => setVisited(contact.id)}
          onChoose={() => onChoose(contact.id)}
        />
      ))}
      {more ? (
        <IconButton
          icon={<More aria-hidden="true" />}
          label={t('moreContacts')}
          onClick={() => void more().catch(retry)}
        />
      ) : null}
    </div>
  );
}
