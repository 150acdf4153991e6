import { type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import styles from './ChatLog.module.css';

/** Milliseconds in which a page that has come is drawn. */
const AGAIN = 1_000;

/** The messages before those that are shown. */
export interface Older {
  /** Changes with every page; null when there are none. */
  readonly olderCursor: string | null;
  readonly olderFailed: boolean;
  readonly older: () => Promise<void>;
}

interface OlderMessagesProps {
  readonly older: Older;
  /** What scrolls. */
  readonly log: RefObject<HTMLElement | null>;
}

/** The upper end of the log: when it comes near, the page before is fetched. */
export function OlderMessages({ older: { older, olderCursor, olderFailed }, log }: OlderMessagesProps) {
  const t = useTexts('chat');
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(older);
  useEffect(() => {
    latest.current = older;
  });
  useEffect(() => {
    const place = end.current;
    if (olderCursor === null || olderFailed || !place) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // A page that a newer answer has taken the place of is asked for once more.
        void latest.current().then(() => {
          if (!over) again = setTimeout(() => observer.observe(place), AGAIN);
        });
      },
      { root: log.current, rootMargin: '120px 0px 0px' },
    );
    observer.observe(place);
    return () => {
      over = true;
      clearTimeout(again);
      observer.disconnect();
    };
  }, [olderCursor, olderFailed, log]);
  if (olderCursor === null) return null;
  return (
    <div ref={end} className={styles.older}>
      {olderFailed ? (
        <Button kind="quiet" onClick={() => void older()}>
          {t('olderFailed')}
        </Button>
      ) : (
        <span className={styles.time}>{t('olderLoading')}</span>
      )}
    </div>
  );
}
