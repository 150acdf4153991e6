import { useTexts } from '../i18n/useTexts.ts';
import { Navigation } from '../navigation/Navigation.tsx';
import { useSettings } from '../settings/settingsStore.ts';
import { lookProps, scopeLook } from '../theme/themes.ts';
import { useModal } from '../ui/useModal.ts';
import styles from './Layout.module.css';

interface NavigationDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The navigation of small screens, over the page; choosing an item closes it (specification, shell §4). */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const t = useTexts('shell');
  const { theme } = useSettings();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      className={styles.drawer}
      aria-label={t('navigation.label')}
      {...lookProps(scopeLook(theme.navbar, theme.main))}
    >
      {open ? <Navigation folded={false} onChosen={onClose} /> : null}
    </dialog>
  );
}
