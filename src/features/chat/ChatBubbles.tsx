import { useMemo } from 'react';
import { createStamp } from '~/shell/i18n/stamp.ts';
import { useLanguage, useTexts } from '~/shell/i18n/useTexts.ts';
import type { ChatBubbleFragment } from './ChatBubbles.generated.ts';
import styles from './ChatLog.module.css';

interface ChatBubblesProps {
  /** Of the contact. */
  readonly name: string;
  /** Of one side, oldest first, at least one. */
  readonly messages: readonly ChatBubbleFragment[];
}

/** What one side said in one go, with the time of the last of it. */
export function ChatBubbles({ name, messages }: ChatBubblesProps) {
  const t = useTexts('chat');
  const language = useLanguage();
  const stamp = useMemo(() => createStamp(language), [language]);
  const last = messages.at(-1);
  if (!last) return null;
  return (
    <li className={last.mine ? `${styles.group} ${styles.mine}` : styles.group}>
      <span className="sr-only">{last.mine ? t('you') : name}</span>
      {messages.map(({ id, text }) => (
        <p key={id} className={styles.bubble} dir="auto">
          {text}
        </p>
      ))}
      <time className={styles.time} dateTime={last.sentAt}>
        {stamp(last.sentAt)}
      </time>
    </li>
  );
}
