import { Refresh, Trash } from '@blueprintjs/icons';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ChatLog.module.css';
import type { Unsent } from './chatPanel.rules.ts';

interface UnsentBubbleProps {
  readonly text: Unsent;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** A text on its way; when it failed, with the ways on. */
export function UnsentBubble({ text, onRetry, onDiscard }: UnsentBubbleProps) {
  const t = useTexts('panels');
  return (
    <li className={`${styles.group} ${styles.mine} ${styles.unsent}`}>
      <p className={styles.bubble} dir="auto">
        {text.text}
      </p>
      {text.failed ? (
        <div className={styles.fate} role="alert">
          <span className={styles.lost}>{t('chat.notSent')}</span>
          <Button kind="quiet" icon={<Refresh aria-hidden="true" />} onClick={onRetry}>
            {t('chat.sendAgain')}
          </Button>
          <Button kind="quiet" icon={<Trash aria-hidden="true" />} onClick={onDiscard}>
            {t('chat.discard')}
          </Button>
        </div>
      ) : (
        <span className={styles.fate}>{t('chat.sending')}</span>
      )}
    </li>
  );
}
