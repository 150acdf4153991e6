import { Star } from '@blueprintjs/icons';
import { useCallback } from 'react';
import { NavLink } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { navigationIcon } from '../navigation/icons.tsx';
import type { Destination } from '../navigation/useNavigationItems.ts';
import { IconButton } from '../ui/Button.tsx';
import { useLoaded } from '../ui/useLoaded.ts';
import { usePopup } from '../ui/usePopup.ts';
import styles from './Shortcuts.module.css';
import { useShortcuts } from './useShortcuts.ts';

const load = async () => (await import('./ShortcutMenu.tsx')).ShortcutMenu;

function Shortcut({ item }: { readonly item: Destination }) {
  const face = navigationIcon(item.icon) ?? <span aria-hidden="true">{item.title.slice(0, 1)}</span>;
  const shared = { className: styles.shortcut, 'aria-label': item.title, title: item.title };
  return item.type === 'item' ? (
    <NavLink to={item.url} {...shared}>
      {face}
    </NavLink>
  ) : (
    <a href={item.url} target={item.target ?? '_blank'} rel="noopener noreferrer" {...shared}>
      {face}
    </a>
  );
}

/** The user's shortcuts and the star that changes them. `vertical` stands them in a column. */
export function ShortcutBar({ vertical }: { readonly vertical?: boolean }) {
  const t = useTexts('shell');
  const { chosen, toggle } = useShortcuts();
  const { open, setOpen, frame, button, popup } = usePopup('end');
  const Menu = useLoaded(
    load,
    open ? 'opened' : null,
    useCallback(() => setOpen(false), [setOpen]),
  );
  return (
    <div ref={frame} className={styles.frame} data-vertical={vertical || undefined}>
      <nav aria-label={t('shortcuts.label')} className={styles.bar}>
        {chosen.map((item) => (
          <Shortcut key={item.id} item={item} />
        ))}
      </nav>
      <IconButton
        ref={button}
        icon={<Star aria-hidden="true" />}
        label={t('shortcuts.change')}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen((value) => !value)}
      />
      {open && Menu ? <Menu ref={popup} chosen={chosen} onToggle={toggle} /> : null}
    </div>
  );
}
