import { NavLink } from 'react-router-dom';
import { useWaitingCount } from '../alarms/waitingCount.ts';
import { textByKey, useTexts } from '../i18n/useTexts.ts';
import { navigationIcon } from './icons.tsx';
import type { NavigationBranch, NavigationLink, NavigationPage } from './items.ts';
import styles from './Navigation.module.css';
import { titleOf } from './navigation.rules.ts';

/** What an item shows of itself: icon, title, badge. */
export function NavigationFace({
  item,
}: {
  readonly item: NavigationBranch | NavigationLink | NavigationPage;
}) {
  const t = useTexts('shell');
  const { badge } = item;
  return (
    <>
      <span className={styles.icon}>{navigationIcon(item.icon)}</span>
      <span className={styles.text}>{titleOf(item, (key) => textByKey(t, key))}</span>
      {badge ? (
        <span className={styles.badge} style={{ background: badge.bg, color: badge.fg }}>
          {badge.title}
        </span>
      ) : null}
      {item.id === 'incidents' ? <WaitingBadge /> : null}
    </>
  );
}

/** How many incidents nobody has acknowledged, as a number for the eye and as words. */
function WaitingBadge() {
  const t = useTexts('shell');
  const count = useWaitingCount();
  return count > 0 ? (
    <span className={`${styles.badge} ${styles.waiting}`}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('navigation.waiting', { count })}</span>
    </span>
  ) : null;
}

interface NavigationEntryProps {
  readonly item: NavigationLink | NavigationPage;
  readonly className?: string | undefined;
  readonly onChosen?: (() => void) | undefined;
}

/** An item that leads somewhere: within the product, or by a link elsewhere in a tab of its own. */
export function NavigationEntry({ item, className, onChosen }: NavigationEntryProps) {
  const classes = `${styles.item} ${className ?? ''}`;
  return item.type === 'item' ? (
    <NavLink to={item.url} end={item.exact ?? false} className={classes} onClick={onChosen}>
      <NavigationFace item={item} />
    </NavLink>
  ) : (
    <a
      href={item.url}
      target={item.target ?? '_blank'}
      rel="noopener noreferrer"
      className={classes}
      onClick={onChosen}
    >
      <NavigationFace item={item} />
    </a>
  );
}
