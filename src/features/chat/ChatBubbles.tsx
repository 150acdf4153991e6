import { useMemo } from 'react';
import { createStamp } from '~/shell/i18n/stamp.ts';
import { useLanguage, useTexts } from '~/shell/i18n/useTexts.ts';
import type { ChatBubbleFragment } from './ChatBubbles.generated.ts';
import styles from './ChatLog.module.css';
import { ChatText } from './ChatText.tsx';
import { deliveryOf, type Reach } from './chatPanel.rules.ts';
import { DeliveryMark } from './DeliveryMark.tsx';

interface ChatBubblesProps {
  /** Of the contact. */
  readonly name: string;
  /** Of one side, oldest first, at least one. */
  readonly messages: readonly ChatBubbleFragment[];
  readonly reach: Reach;
}

/** What one side said in one go, with the time of the last of it and, of the viewer's, how far that has come. */
export function ChatBubbles({ name, messages, reach }: ChatBubblesProps) {
  const t = useTexts('chat');
  const language = useLanguage();
  const stamp = useMemo(() => createStamp(language), [language]);
  const last = messages.at(-1);
  if (!last) return null;
  return (
    <li className={last.mine ? `${styles.group} ${styles.mine}` : styles.group}>
      <span className="sr-only">{last.mine ? t('you') : name}</span>
      {messages.map(({ id, text }) => (
        <p key={id} className={styles.bubble} dir="auto" data-message={id}>
          <ChatText text={text} />
        </p>
      ))}
      <span className={styles.facts}>
        <time className={styles.time} dateTime={last.sentAt}>
          {stamp(last.sentAt)}
        </time>
        {last.mine ? <DeliveryMark delivery={deliveryOf(last.sentAt, reach)} /> : null}
      </span>
    </li>
  );
}
