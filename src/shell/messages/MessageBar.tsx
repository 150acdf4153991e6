import { Cross, Error as ErrorIcon, InfoSign, TickCircle, WarningSign } from '@blueprintjs/icons';
import { useEffect, useState } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from '../ui/Button.tsx';
import { useAwake } from '../ui/useAwake.ts';
import styles from './MessageBar.module.css';
import { type MessageKind, messageMilliseconds, messages, useCurrentMessage } from './messages.ts';

const icons: Record<MessageKind, React.ReactNode> = {
  success: <TickCircle aria-hidden="true" />,
  warning: <WarningSign aria-hidden="true" />,
  error: <ErrorIcon aria-hidden="true" />,
  info: <InfoSign aria-hidden="true" />,
};

/** Where messages appear: top centre, for six seconds; longer when it lasts, or while the pointer or the focus rests on it. */
export function MessageBar() {
  const t = useTexts('shell');
  const message = useCurrentMessage();
  const [held, setHeld] = useState(false);
  // What tells of a lost connection must be there before it is lost; the first page can do without.
  const awake = useAwake();
  useEffect(() => {
    if (awake) void loadTexts('messages');
  }, [awake]);
  const id = message?.id;
  const stays = held || message?.action?.lasting;
  useEffect(() => {
    if (id === undefined || stays) return;
    const timer = setTimeout(messages.close, messageMilliseconds);
    return () => clearTimeout(timer);
  }, [id, stays]);
  return (
    <div className={styles.place}>
      <div role={message?.kind === 'error' ? 'alert' : 'status'} aria-live="polite">
        {message ? (
          <section
            key={message.id}
            aria-label={t(`message.${message.kind}`)}
            className={styles.message}
            data-kind={message.kind}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <span className={styles.icon}>{icons[message.kind]}</span>
            <p className={styles.text}>{message.text}</p>
            {message.action ? (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  message.action?.run();
                  messages.close();
                }}
              >
                {message.action.label}
              </button>
            ) : null}
            <IconButton icon={<Cross aria-hidden="true" />} label={t('close')} onClick={messages.close} />
          </section>
        ) : null}
      </div>
    </div>
  );
}
