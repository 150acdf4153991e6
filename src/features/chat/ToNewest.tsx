import { ArrowDown } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import styles from './ChatLog.module.css';
import type { Newest } from './useNewest.ts';

/** The way down to the newest message while one reads above; it says how many have come meanwhile. */
export function ToNewest({ newest: { atNewest, fresh, go } }: { readonly newest: Newest }) {
  const t = useTexts('chat');
  if (atNewest) return null;
  return (
    <div className={styles.jump}>
      <Button kind={fresh > 0 ? 'primary' : 'plain'} icon={<ArrowDown aria-hidden="true" />} onClick={go}>
        {fresh > 0 ? t('fresh', { count: fresh }) : t('toNewest')}
      </Button>
    </div>
  );
}
