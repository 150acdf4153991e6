import { Cross } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import styles from '../LiveWall.module.css';

/** A kiosk shows the wall alone. The way out is seen when the pointer or the focus comes to the corner. */
export function KioskHead({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTexts('live-view');
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <span className={styles.leave}>
        <IconButton icon={<Cross aria-hidden="true" />} label={t('bar.leaveKiosk')} onClick={onLeave} />
      </span>
    </>
  );
}
