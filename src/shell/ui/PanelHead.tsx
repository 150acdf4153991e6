import { Cross } from '@blueprintjs/icons';
import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';

interface PanelHeadProps {
  /** Of the heading, for `aria-labelledby` of the panel. */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/**
 * The head of a panel at the edge of the screen: what it is, and the way out. It is no `header`: in a dialog that would
 * be a second banner of the page.
 */
export function PanelHead({ id, title, onClose }: PanelHeadProps) {
  const t = useTexts('shell');
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <IconButton icon={<Cross aria-hidden="true" />} label={t('close')} onClick={onClose} />
    </div>
  );
}
