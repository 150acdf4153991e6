import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { HtmlFrame } from '~/shell/ui/HtmlFrame.tsx';
import type { MailActions } from '../useMailActions.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { MailAttachments } from './MailAttachments.tsx';
import { MailDetailDocument } from './MailDetail.generated.ts';
import styles from './MailDetail.module.css';
import { MailHead } from './MailHead.tsx';
import { MailTools } from './MailTools.tsx';

interface MailDetailProps {
  readonly actions: MailActions;
  /** The address of the list without a mail. */
  readonly listPath: string;
  /** After it was taken out of the list, or marked as unread: whoever reads goes back to the list. */
  readonly onDone: () => void;
}

/** A mail, whole. Opening it marks it as read. */
export function MailDetail({ actions, listPath, onDone }: MailDetailProps) {
  const t = useTexts('mail');
  const { mail } = usePreloaded(MailDetailDocument).data;
  const id = mail?.id;
  const markAsRead = useEffectEvent(() => {
    // When it fails the mail stays unread, which is nothing to interrupt the reader for.
    if (mail && !mail.read) actions.markQuietly([mail], 'read', true).catch(() => undefined);
  });
  useEffect(() => {
    if (id) markAsRead();
  }, [id]);
  if (!mail) return null;
  const subject = mail.subject || t('noSubject');
  return (
    <article className={styles.mail} aria-label={subject} data-mail={mail.id}>
      <MailTools mail={mail} actions={actions} listPath={listPath} onDone={onDone} />
      <MailHead mail={mail} actions={actions} />
      <div className={styles.message}>
        <HtmlFrame title={t('detail.message')} html={mail.message} />
      </div>
      <MailAttachments attachments={mail.attachments} />
      <AnswerButtons mail={mail} />
    </article>
  );
}
