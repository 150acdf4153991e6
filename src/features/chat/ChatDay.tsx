import { Fragment, useId } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { ChatBubbleFragment } from './ChatBubbles.generated.ts';
import { ChatBubbles } from './ChatBubbles.tsx';
import styles from './ChatLog.module.css';
import type { Reach, SpokenDay } from './chatPanel.rules.ts';
import { dayOf } from './days.ts';

interface ChatDayProps {
  readonly name: string;
  readonly spoken: SpokenDay<ChatBubbleFragment>;
  readonly reach: Reach;
  /** The first message below the line; null when there is no line. */
  readonly firstNew: string | null;
  /** What a group is known by, whatever is added to it above or below. */
  readonly keyOf: (group: readonly ChatBubbleFragment[]) => string;
}

/** What was said on one day, under its date. */
export function ChatDay({ name, spoken: { day, groups }, reach, firstNew, keyOf }: ChatDayProps) {
  const t = useTexts('chat');
  const format = useFormat();
  const id = useId();
  const now = new Date();
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const title = () => {
    if (day === dayOf(now)) return t('today');
    if (day === dayOf(yesterday)) return t('yesterday');
    return format.date(`${day}T12:00:00`, 'longDate');
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.day}>
        <span>{title()}</span>
      </h3>
      <ol className={styles.groups}>
        {groups.map((group) => (
          <Fragment key={keyOf(group)}>
            {firstNew !== null && group[0]?.id === firstNew ? (
              <li className={styles.line}>
                <span>{t('newLine')}</span>
              </li>
            ) : null}
            <ChatBubbles name={name} messages={group} reach={reach} />
          </Fragment>
        ))}
      </ol>
    </section>
  );
}
