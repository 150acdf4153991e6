import { NavLink } from 'react-router-dom';
import { useSession } from '../auth/session.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Logo } from '../ui/Logo.tsx';
import { type NavigationLink, visibleItems } from './items.ts';
import styles from './Navigation.module.css';
import { navigationTree } from './tree.tsx';

interface NavigationProps {
  /** 64 px wide: icons alone, until the pointer or the focus is on it. */
  readonly folded: boolean;
  /** An item was chosen: on small screens the drawer closes. */
  readonly onChosen?: () => void;
}

function Item({
  item,
  onChosen,
}: {
  readonly item: NavigationLink;
  readonly onChosen: (() => void) | undefined;
}) {
  const t = useTexts('shell');
  return (
    <li>
      <NavLink to={item.to} end={item.exact ?? false} className={styles.item} onClick={onChosen}>
        <span className={styles.icon}>{item.icon}</span>
        <span className={styles.text}>{t(item.text)}</span>
      </NavLink>
    </li>
  );
}

/** The vertical navigation with the product's name on top. */
export function Navigation({ folded, onChosen }: NavigationProps) {
  const t = useTexts('shell');
  const session = useSession();
  const items = visibleItems(navigationTree, session?.user?.roles ?? ['USER']);
  return (
    <nav className={styles.navigation} data-folded={folded || undefined} aria-label={t('navigation.label')}>
      <div className={styles.brand}>
        <span className={styles.logo}>
          <Logo size={32} />
        </span>
        <span className={styles.text}>{t('productName')}</span>
      </div>
      <ul className={styles.list}>
        {items.map((item) =>
          item.type === 'item' ? (
            <Item key={item.id} item={item} onChosen={onChosen} />
          ) : (
            <li key={item.id}>
              <p className={styles.group} id={`group-${item.id}`}>
                <span className={styles.text}>{t(item.text)}</span>
              </p>
              <ul aria-labelledby={`group-${item.id}`}>
                {item.children.map((child) => (
                  <Item key={child.id} item={child} onChosen={onChosen} />
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
