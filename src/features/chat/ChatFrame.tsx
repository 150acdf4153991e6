import { type ReactNode, useRef } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { chatPanelId, panels } from '~/shell/ui/panels.ts';
import { media, useMedia } from '~/shell/ui/useMedia.ts';
import { useModal } from '~/shell/ui/useModal.ts';
import styles from './ChatFrame.module.css';
import { useDismissal, useFirstFocus, useReturningFocus } from './panelFocus.ts';

interface ChatFrameProps {
  readonly open: boolean;
  readonly contactId: string | null;
  /** The contacts: always there on wide screens. */
  readonly rail: ReactNode;
  /** What is said; there while the panel is open. */
  readonly children: ReactNode;
}

/** A column at the end of the page, 360 px wide when it is open. The page beside it stays at hand, and whole. */
function Column({ open, contactId, rail, children }: ChatFrameProps) {
  const t = useTexts('chat');
  const frame = useRef<HTMLElement>(null);
  const forgetOpener = useReturningFocus(open);
  useFirstFocus(frame, open, contactId);
  useDismissal(frame, open, (outside) => {
    if (outside) forgetOpener();
    panels.close();
  });
  return (
    <aside ref={frame} id={chatPanelId} className={styles.column} aria-label={t('title')}>
      {open ? (
        <div className={styles.talk} data-open>
          {children}
        </div>
      ) : (
        children
      )}
      {rail}
    </aside>
  );
}

/** A drawer over the page, which waits meanwhile. */
function Sheet({ open, contactId, rail, children }: ChatFrameProps) {
  const t = useTexts('chat');
  const modal = useModal(open, panels.close);
  useFirstFocus(modal.ref, open, contactId);
  return (
    <>
      {open ? null : children}
      <dialog {...modal} id={chatPanelId} className={styles.sheet} aria-label={t('title')}>
        {open ? (
          <>
            <div className={styles.talk}>{children}</div>
            {rail}
          </>
        ) : null}
      </dialog>
    </>
  );
}

/** What the chat panel stands in: a column from 1280 px on, a drawer below. */
export function ChatFrame(props: ChatFrameProps) {
  return useMedia(media.wide) ? <Column {...props} /> : <Sheet {...props} />;
}
