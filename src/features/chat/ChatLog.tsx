import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { ChatBubbleFragment } from './ChatBubbles.generated.ts';
import { ChatBubbles } from './ChatBubbles.tsx';
import styles from './ChatLog.module.css';
import { groupMessages, type Unsent } from './chatPanel.rules.ts';
import { type Older, OlderMessages } from './OlderMessages.tsx';
import { UnsentBubble } from './UnsentBubble.tsx';

interface ChatLogProps {
  /** Of the contact. */
  readonly name: string;
  /** Oldest first. */
  readonly messages: readonly ChatBubbleFragment[];
  readonly unsent: readonly Unsent[];
  readonly older: Older;
  readonly onRetry: (text: Unsent) => void;
  readonly onDiscard: (id: number) => void;
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
export function ChatLog({ name, messages, unsent, older, onRetry, onDiscard }: ChatLogProps) {
  const t = useTexts('chat');
  const log = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupMessages(messages), [messages]);
  const lastUnsent = unsent.at(-1)?.id;
  useEffect(() => {
    // The log grows upwards (column-reverse): 0 is its end, where what one has just written stands.
    if (lastUnsent !== undefined) log.current?.scrollTo({ top: 0 });
  }, [lastUnsent]);
  return (
    <div {...reachable(t('messagesWith', { name }))} ref={log} className={styles.log}>
      <ol className={styles.stack}>
        <OlderMessages older={older} log={log} />
        {groups.map((group) => (
          <ChatBubbles key={group[0]?.id} name={name} messages={group} />
        ))}
        {unsent.map((text) => (
          <UnsentBubble
            key={text.id}
            text={text}
            onRetry={() => onRetry(text)}
            onDiscard={() => onDiscard(text.id)}
          />
        ))}
      </ol>
    </div>
  );
}
