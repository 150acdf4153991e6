import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { textByKey, useTexts } from '../i18n/useTexts.ts';
import type { NavigationBranch } from './items.ts';
import { NavigationEntry, NavigationFace } from './NavigationEntry.tsx';
import { isActive, pageOf, titleOf } from './navigation.rules.ts';

interface BranchHeadProps {
  readonly item: NavigationBranch;
  readonly open: boolean;
  /** Id of the list that it opens. */
  readonly controls: string;
  readonly onToggle: () => void;
  /** After a click on its page. */
  readonly onChosen?: (() => void) | undefined;
  readonly arrow: ReactNode;
  /** The classes of the navigation that it stands in. */
  readonly styles: Readonly<Record<string, string>>;
  /** Class of its page; default none besides its own. */
  readonly entryClass?: string | undefined;
}

/** What opens a list of items: its name or, where that opens a page of its own, the button beside it. */
export function BranchHead(props: BranchHeadProps) {
  const { item, open, controls, onToggle, onChosen, arrow, styles, entryClass } = props;
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const page = item.type === 'collapse' ? pageOf(item) : null;
  const expand = { 'aria-expanded': open, 'aria-controls': controls, onClick: onToggle };
  return page ? (
    <div className={styles.split}>
      <NavigationEntry item={page} className={entryClass} onChosen={onChosen} />
      <button
        type="button"
        className={styles.expand}
        aria-label={t('navigation.children', { name: titleOf(item, (key) => textByKey(t, key)) })}
        {...expand}
      >
        {arrow}
      </button>
    </div>
  ) : (
    <button
      type="button"
      className={styles.item}
      data-inside={isActive(item, pathname) || undefined}
      {...expand}
    >
      <NavigationFace item={item} />
      {arrow}
    </button>
  );
}
