import { Cross, Error as ErrorIcon, InfoSign, TickCircle, WarningSign } from '@blueprintjs/icons';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadTexts } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from '../ui/Button.tsx';
import { openModals } from '../ui/openModals.ts';
import { useAwake } from '../ui/useAwake.ts';
import styles from './MessageBar.module.css';
import { type Message, type MessageKind, messageMilliseconds, messages, useMessages } from './messages.ts';

const icons: Record<MessageKind, React.ReactNode> = {
  success: <TickCircle aria-hidden="true" />,
  warning: <WarningSign aria-hidden="true" />,
  error: <ErrorIcon aria-hidden="true" />,
  info: <InfoSign aria-hidden="true" />,
};

/** How soon a message whose time is over goes once the pointer or the focus has left. */
const afterHoldMilliseconds = 2000;

/** Closes a message when its time is over; not while the pointer or the focus is in `bar`, so that none moves under it. */
function useTimeToRead({ id, action }: Message, bar: RefObject<HTMLElement | null>): void {
  const lasting = action?.lasting ?? false;
  useEffect(() => {
    if (lasting) return;
    const end = () => {
      if (bar.current?.matches(':hover, :focus-within')) timer = setTimeout(end, afterHoldMilliseconds);
      else messages.close(id);
    };
    let timer = setTimeout(end, messageMilliseconds);
    return () => clearTimeout(timer);
  }, [id, lasting, bar]);
}

interface MessageBoxProps {
  readonly message: Message;
  readonly bar: RefObject<HTMLElement | null>;
}

function MessageBox({ message, bar }: MessageBoxProps) {
  const t = useTexts('shell');
  useTimeToRead(message, bar);
  const { id, kind, text, action } = message;
  return (
    <article aria-label={t(`message.${kind}`)} className={styles.message} data-kind={kind}>
      <span className={styles.icon}>{icons[kind]}</span>
      <p className={styles.text}>{text}</p>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run();
            messages.close(id);
          }}
        >
          {action.label}
        </button>
      ) : null}
      <IconButton
        icon={<Cross aria-hidden="true" />}
        label={t('message.hide')}
        onClick={() => messages.close(id)}
      />
    </article>
  );
}

/**
 * An element that stands in the newest open dialog, so that what is in it can be pressed and is read out there too, and
 * else in `home`. It is moved, not made anew: no message starts its time again.
 */
function useReachablePlace(home: RefObject<HTMLElement | null>): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(
    () => openModals.follow((dialog) => (dialog ?? home.current)?.append(place)),
    [place, home],
  );
  return place;
}

/**
 * Where messages appear: top centre, each for six seconds of its own; longer when it lasts, or while the pointer or the
 * focus rests on one of them. What only tells lets clicks through, but for the button that hides it. Screen readers are told each message once, when they are at leisure.
 */
export function MessageBar() {
  const all = useMessages();
  const bar = useRef<HTMLDivElement>(null);
  const home = useRef<HTMLDivElement>(null);
  const place = useReachablePlace(home);
  // The code that reports a lost connection must be loaded before the connection is lost, but not with the first page.
  const awake = useAwake();
  useEffect(() => {
    if (awake) void loadTexts('messages');
  }, [awake]);
  return (
    <div ref={home}>
      {createPortal(
        <div className={styles.place}>
          <div
            ref={bar}
            className={styles.list}
            role="status"
            aria-live="polite"
            aria-atomic="false"
            aria-relevant="additions"
          >
            {all.map((message) => (
              <MessageBox key={message.id} message={message} bar={bar} />
            ))}
          </div>
        </div>,
        place,
      )}
    </div>
  );
}
