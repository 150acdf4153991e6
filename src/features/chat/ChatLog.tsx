import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { ChatBubbleFragment } from './ChatBubbles.generated.ts';
import { ChatDay } from './ChatDay.tsx';
import styles from './ChatLog.module.css';
import { createGroupKeys, type Reach, spokenDays, type Unsent } from './chatPanel.rules.ts';
import { dayOf } from './days.ts';
import { type Older, OlderMessages } from './OlderMessages.tsx';
import { unreadOf } from './reading.rules.ts';
import { ToNewest } from './ToNewest.tsx';
import { UnsentBubble } from './UnsentBubble.tsx';
import { useNewest } from './useNewest.ts';
import type { ConversationReading } from './useReading.ts';
import { bubbleOf, useSeen } from './useSeen.ts';

interface ChatLogProps {
  /** Of the contact. */
  readonly name: string;
  /** Oldest first. */
  readonly messages: readonly ChatBubbleFragment[];
  readonly reach: Reach;
  readonly unsent: readonly Unsent[];
  readonly older: Older;
  readonly reading: ConversationReading;
  readonly onRetry: (text: Unsent) => void;
  readonly onDiscard: (key: string) => void;
}

/**
 * New messages are announced elsewhere: a live region here would also read older messages aloud when they are loaded.
 */
const reachable = (label: string) => ({
  role: 'log',
  tabIndex: 0,
  'aria-label': label,
  'aria-live': 'off' as const,
});

/** The bubbles. It stands at the newest, also when more come, until it is scrolled up. */
export function ChatLog({ name, messages, reach, unsent, older, reading, onRetry, onDiscard }: ChatLogProps) {
  const t = useTexts('chat');
  const log = useRef<HTMLDivElement>(null);
  const { unread, firstNew, onSeen, onAtEnd } = reading;
  const days = useMemo(() => spokenDays(messages, dayOf, firstNew), [messages, firstNew]);
  const [keyOf] = useState(() => createGroupKeys());
  const { atNewest, go } = useNewest(log, messages.at(-1)?.id ?? null);
  useSeen(log, messages, unread, onSeen);
  useEffect(() => {
    onAtEnd(atNewest);
    return () => onAtEnd(true);
  }, [atNewest, onAtEnd]);
  const lastUnsent = unsent.at(-1)?.key;
  useEffect(() => {
    if (lastUnsent !== undefined) go();
  }, [lastUnsent, go]);
  const goDown = () => {
    const first = unreadOf(messages, unread)[0];
    const bubble = first && log.current ? bubbleOf(log.current, first.id) : null;
    if (bubble) bubble.scrollIntoView({ block: 'center' });
    else go();
  };
  return (
    <>
      <div {...reachable(t('messagesWith', { name }))} ref={log} className={styles.log}>
        <div className={styles.stack}>
          <OlderMessages older={older} log={log} />
          {days.map((spoken) => (
            <ChatDay
              key={spoken.day}
              name={name}
              spoken={spoken}
              reach={reach}
              firstNew={firstNew}
              keyOf={keyOf}
            />
          ))}
          {unsent.length > 0 ? (
            <ol className={styles.groups}>
              {unsent.map((text) => (
                <UnsentBubble
                  key={text.key}
                  text={text}
                  onRetry={() => onRetry(text)}
                  onDiscard={() => onDiscard(text.key)}
                />
              ))}
            </ol>
          ) : null}
        </div>
      </div>
      <ToNewest atNewest={atNewest} unread={unread} onGo={goDown} />
    </>
  );
}
