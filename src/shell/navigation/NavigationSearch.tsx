import { useTexts } from '../i18n/useTexts.ts';
import { useModal } from '../ui/useModal.ts';
import { DestinationSearch } from './DestinationSearch.tsx';
import styles from './NavigationSearch.module.css';

interface NavigationSearchProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The search over the page; Esc closes it and clears the text (specification, shell §4). */
export function NavigationSearch({ open, onClose }: NavigationSearchProps) {
  const t = useTexts('shell');
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={styles.box} aria-label={t('search.open')}>
      {open ? <DestinationSearch onChosen={onClose} /> : null}
    </dialog>
  );
}
