import { Document, Download } from '@blueprintjs/icons';
import { useState } from 'react';
import { FileImage } from '~/features/uploads/FileImage.tsx';
import { FileLink } from '~/features/uploads/FileLink.tsx';
import { useFileSize } from '~/features/uploads/useFileSize.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Dialog } from '~/shell/ui/Dialog.tsx';
import styles from './MailDetail.module.css';
import type { MailAttachmentFileFragment } from './WrittenMail.generated.ts';

type Attachment = MailAttachmentFileFragment;

/** The files that came with a mail: looked at, where they are pictures, and saved. */
export function MailAttachments({ attachments }: { readonly attachments: readonly Attachment[] }) {
  const t = useTexts('mail');
  const fileSize = useFileSize();
  const [shown, setShown] = useState<Attachment | null>(null);
  if (attachments.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('attachments.title')}>
      <h3>{t('attachments.count', { count: attachments.length })}</h3>
      <ul className={styles.attachments}>
        {attachments.map((attachment) => (
          <li key={attachment.url} className={styles.attachment}>
            <AttachmentFace attachment={attachment} onShow={() => setShown(attachment)} />
            <span className={styles.file}>
              <bdi title={attachment.fileName}>{attachment.fileName}</bdi>
              <span>{fileSize(attachment.bytes)}</span>
            </span>
            <FileLink className={styles.back} url={attachment.url} name={attachment.fileName}>
              <span className="sr-only">{t('attachments.download', { name: attachment.fileName })}</span>
              <Download aria-hidden="true" />
            </FileLink>
          </li>
        ))}
      </ul>
      <Dialog open={shown !== null} title={shown?.fileName ?? ''} onClose={() => setShown(null)}>
        {shown ? <FileImage className={styles.preview} url={shown.preview} alt={shown.fileName} /> : null}
      </Dialog>
    </section>
  );
}

interface AttachmentFaceProps {
  readonly attachment: Attachment;
  readonly onShow: () => void;
}

function AttachmentFace({ attachment, onShow }: AttachmentFaceProps) {
  const t = useTexts('mail');
  if (attachment.preview === '') {
    return (
      <span className={styles.fileIcon}>
        <Document aria-hidden="true" />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={t('attachments.show', { name: attachment.fileName })}
      onClick={onShow}
    >
      <FileImage url={attachment.preview} alt="" />
    </button>
  );
}
