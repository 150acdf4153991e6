import { Refresh, WarningSign } from '@blueprintjs/icons';
import { useTexts } from '../i18n/useTexts.ts';
import { isConnectionLost, useErrorText } from '../messages/errorText.ts';
import { isLostCode } from '../messages/stalePage.ts';
import { Button } from './Button.tsx';
import styles from './States.module.css';
import { useConnectionBack } from './useConnectionBack.ts';

interface ErrorStateProps {
  /** Default: "Something went wrong". */
  readonly title?: string;
  /** What happened, in words for the operator; default: what the error means. */
  readonly text?: string | undefined;
  /** What was thrown or answered. */
  readonly error: unknown;
  /** Tries again; without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
}

/**
 * Something failed: what, and a way to try again. While the server is out of reach it says so, and tries again by itself as
 * soon as it is back. Announced to screen readers.
 */
export function ErrorState({ title, text, error, onRetry }: ErrorStateProps) {
  const t = useTexts('shell');
  const errorText = useErrorText();
  const lost = isLostCode(error) || isConnectionLost(error);
  const gone = useConnectionBack(lost && onRetry !== undefined, onRetry);
  const said = gone ? t('connection.text') : (text ?? errorText(error));
  return (
    <div className={styles.state} role="alert">
      <WarningSign size={32} aria-hidden="true" color={gone ? 'var(--text-muted)' : 'var(--state-down)'} />
      <p className={styles.title}>{gone ? t('connection.title') : (title ?? t('error.title'))}</p>
      {said ? <p className={styles.text}>{said}</p> : null}
      {onRetry ? (
        <Button icon={<Refresh aria-hidden="true" />} onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}
