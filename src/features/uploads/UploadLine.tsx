import { Cross, Document, Refresh } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useErrorText } from '~/shell/messages/errorText.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import styles from './Uploads.module.css';
import type { SentFile } from './uploadQueue.ts';
import { useFileSize } from './useFileSize.ts';

interface UploadLineProps {
  readonly file: SentFile;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** What a line says under the name: how far it is, or why it stands. */
function useStateText({ state, sent, size, refusals, error }: SentFile): string {
  const t = useTexts('uploads');
  const fileSize = useFileSize();
  const refusal = useRefusal();
  const errorText = useErrorText();
  switch (state) {
    case 'REFUSED':
      return refusals.map(refusal).join(' ');
    case 'FAILED':
      return `${t('failed')} ${errorText(error)}`;
    case 'STALLED':
      return t('stalled');
    case 'DONE':
      return fileSize(size);
    default:
      return t('sent', { sent: fileSize(sent), size: fileSize(size) });
  }
}

/** One file on its way. */
export function UploadLine({ file, onCancel, onRetry }: UploadLineProps) {
  const t = useTexts('uploads');
  const text = useStateText(file);
  const { name, state, sent, size } = file;
  const isOnItsWay = state === 'WAITING' || state === 'SENDING' || state === 'STALLED';
  const isBroken = state === 'REFUSED' || state === 'FAILED';
  return (
    <li className={styles.line} data-state={state.toLowerCase()}>
      <Document aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <span className={styles.name} dir="auto" title={name}>
          {name}
        </span>
        <span className={isBroken ? styles.problem : styles.muted} role={isBroken ? 'alert' : undefined}>
          {text}
        </span>
        {isOnItsWay ? (
          <progress className={styles.bar} max={size} value={sent} aria-label={t('progress', { name })} />
        ) : null}
      </div>
      {state === 'FAILED' ? (
        <IconButton icon={<Refresh />} label={t('retry', { name })} onClick={onRetry} />
      ) : null}
      <IconButton icon={<Cross />} label={t(isOnItsWay ? 'cancel' : 'remove', { name })} onClick={onCancel} />
    </li>
  );
}
