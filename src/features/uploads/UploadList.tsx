import { useTexts } from '~/shell/i18n/useTexts.ts';
import { UploadLine } from './UploadLine.tsx';
import styles from './Uploads.module.css';
import type { Uploads } from './useUploads.ts';

interface UploadListProps {
  readonly uploads: Pick<Uploads, 'files' | 'cancel' | 'retry'>;
}

/** The files that are on their way or have come: how far each is, why it was refused, and what can be done about it. */
export function UploadList({ uploads: { files, cancel, retry } }: UploadListProps) {
  const t = useTexts('uploads');
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {files.map((file) => (
        <UploadLine
          key={file.key}
          file={file}
          onCancel={() => cancel(file.key)}
          onRetry={() => retry(file.key)}
        />
      ))}
    </ul>
  );
}
