import { Refresh, Trash } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import styles from './ChatLog.module.css';
import type { Unsent } from './chatPanel.rules.ts';

interface UnsentBubbleProps {
  readonly text: Unsent;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** A text on its way; when it failed, with the ways on. */
export function UnsentBubble({ text, onRetry, onDiscard }: UnsentBubbleProps) {
  const t = useTexts('chat');
  return (
    <li className={`${styles.group} ${styles.mine} ${styles.unsent}`}>
      <p className={styles.bubble} dir="auto">
        {text.text}
      </p>
      {text.failed ? (
        <div className={styles.fate} role="alert">
          <span className={styles.lost}>{t('notSent')}</span>
          <Button kind="quiet" icon={<Refresh aria-hidden="true" />} onClick={onRetry}>
            {t('sendAgain')}
          </Button>
          <Button kind="quiet" icon={<Trash aria-hidden="true" />} onClick={onDiscard}>
            {t('discard')}
          </Button>
        </div>
      ) : (
        <span className={styles.fate}>{t('sending')}</span>
      )}
    </li>
  );
}
