import { useTexts } from '../i18n/useTexts.ts';
import { InBar } from '../layouts/ContentFirst.tsx';
import { Logo } from '../ui/Logo.tsx';
import styles from './Navigation.module.css';
import { useNavigationItems } from './useNavigationItems.ts';
import { VerticalItems } from './VerticalItems.tsx';

interface NavigationProps {
  /** 64 px wide: icons alone, until the pointer or the focus is on it. */
  readonly folded: boolean;
  /** An item was chosen: on small screens the drawer closes. */
  readonly onChosen?: () => void;
}

/** The product's mark and name. */
export function Brand() {
  const t = useTexts('shell');
  return (
    <div className={styles.brand}>
      <span className={styles.logo}>
        <Logo size={32} />
      </span>
      <span className={styles.text}>{t('productName')}</span>
    </div>
  );
}

function Items({ onChosen }: Pick<NavigationProps, 'onChosen'>) {
  return <VerticalItems items={useNavigationItems()} level={0} onChosen={onChosen} />;
}

/** The vertical navigation with the product's name on top. */
export function Navigation({ folded, onChosen }: NavigationProps) {
  const t = useTexts('shell');
  return (
    <nav className={styles.navigation} data-folded={folded || undefined} aria-label={t('navigation.label')}>
      <Brand />
      <InBar>
        <ul className={styles.list}>
          <Items onChosen={onChosen} />
        </ul>
      </InBar>
    </nav>
  );
}
