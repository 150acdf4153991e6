import { ArrowDown } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import styles from './ChatLog.module.css';

interface ToNewestProps {
  readonly atNewest: boolean;
  readonly unread: number;
  /** To the first unread message, else to the newest. */
  readonly onGo: () => void;
}

/** The way down while one reads above; it says how many messages have come meanwhile, also to screen readers. */
export function ToNewest({ atNewest, unread, onGo }: ToNewestProps) {
  const t = useTexts('chat');
  const fresh = !atNewest && unread > 0 ? t('fresh', { count: unread }) : '';
  return (
    <>
      <p className="sr-only" role="status">
        {fresh}
      </p>
      {atNewest ? null : (
        <div className={styles.jump}>
          <Button kind={fresh ? 'primary' : 'plain'} icon={<ArrowDown aria-hidden="true" />} onClick={onGo}>
            {fresh || t('toNewest')}
          </Button>
        </div>
      )}
    </>
  );
}
