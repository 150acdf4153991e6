import { ChevronDown, ChevronRight } from '@blueprintjs/icons';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { BranchHead } from './BranchHead.tsx';
import styles from './HorizontalNavigation.module.css';
import type { NavigationBranch, NavigationItem } from './items.ts';
import { NavigationEntry } from './NavigationEntry.tsx';
import { useNavigationItems } from './useNavigationItems.ts';

/** Specification, shell §9. */
const closeDelay = 150;

/** Open while the pointer is over it or the focus in it; after the pointer left it stays for a moment. */
function useHover() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (value: boolean) => {
    clearTimeout(timer.current);
    setOpen(value);
  };
  return {
    open,
    set,
    events: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => {
        if (pointerType === 'mouse') set(true);
      },
      onPointerLeave: ({ pointerType }: { pointerType: string }) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setOpen(false), closeDelay);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) set(false);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        event.currentTarget.querySelector('button')?.focus();
        set(false);
      },
    },
  };
}

function Branch({ item, top }: { readonly item: NavigationBranch; readonly top: boolean }) {
  const id = useId();
  const { open, set, events } = useHover();
  const arrow = top ? (
    <ChevronDown aria-hidden="true" />
  ) : (
    <ChevronRight className="mirrored" aria-hidden="true" />
  );
  return (
    <li className={styles.branch} {...events}>
      <BranchHead
        item={item}
        open={open}
        controls={id}
        onToggle={() => set(!open)}
        onChosen={() => set(false)}
        arrow={arrow}
        styles={styles}
        entryClass={styles.item}
      />
      <ul id={id} className={styles.popup} data-top={top || undefined} hidden={!open}>
        <Items items={item.children} top={false} onChosen={() => set(false)} />
      </ul>
    </li>
  );
}

interface ItemsProps {
  readonly items: readonly NavigationItem[];
  readonly top: boolean;
  readonly onChosen?: () => void;
}

function Items({ items, top, onChosen }: ItemsProps) {
  return items.map((item) => {
    if (item.type === 'group' || item.type === 'collapse')
      return <Branch key={item.id} item={item} top={top} />;
    return (
      <li key={item.id}>
        {item.type === 'divider' ? (
          <hr />
        ) : (
          <NavigationEntry item={item} className={styles.item} onChosen={onChosen} />
        )}
      </li>
    );
  });
}

/**
 * The navigation of layouts 2 and 3: its branches are popups that open on hover and close 150 ms after it (specification,
 * shell §2 and §4); keys and touch open them as buttons.
 */
export function HorizontalNavigation() {
  const t = useTexts('shell');
  const items = useNavigationItems();
  return (
    <nav aria-label={t('navigation.label')} className={styles.navigation}>
      <ul className={styles.list}>
        <Items items={items} top />
      </ul>
    </nav>
  );
}
