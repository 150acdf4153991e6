import { ChevronDown } from '@blueprintjs/icons';
import { type CSSProperties, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { textByKey, useTexts } from '../i18n/useTexts.ts';
import { BranchHead } from './BranchHead.tsx';
import type { NavigationCollapse, NavigationGroup, NavigationItem } from './items.ts';
import styles from './Navigation.module.css';
import { NavigationEntry } from './NavigationEntry.tsx';
import { indentation, isActive, titleOf } from './navigation.rules.ts';

interface Place {
  /** How deep among collapses; 0 at the top. */
  readonly level: number;
  readonly onChosen: (() => void) | undefined;
}

function Group({ item, ...place }: Place & { readonly item: NavigationGroup }) {
  const t = useTexts('shell');
  const id = useId();
  return (
    <li className={styles.branch}>
      <p className={styles.group} id={id}>
        <span className={styles.text}>{titleOf(item, (key) => textByKey(t, key))}</span>
      </p>
      <ul aria-labelledby={id}>
        <VerticalItems items={item.children} {...place} />
      </ul>
    </li>
  );
}

/** Expands in place, by its name or, where that opens a page of its own, by the button beside it; stands open at first when the current path is below one of its children (shell §4). */
function Collapse({ item, level, onChosen }: Place & { readonly item: NavigationCollapse }) {
  const id = useId();
  const { pathname } = useLocation();
  const [toggled, setToggled] = useState<boolean | null>(null);
  const open = toggled ?? isActive(item, pathname);
  const chevron = (
    <span className={styles.chevron} data-open={open || undefined}>
      <ChevronDown aria-hidden="true" />
    </span>
  );
  return (
    <>
      <BranchHead
        item={item}
        open={open}
        controls={id}
        onToggle={() => setToggled(!open)}
        onChosen={onChosen}
        arrow={chevron}
        styles={styles}
      />
      <ul id={id} className={styles.children} hidden={!open}>
        <VerticalItems items={item.children} level={level + 1} onChosen={onChosen} />
      </ul>
    </>
  );
}

/** The items of a list of the vertical navigation, indented by their level. */
export function VerticalItems({
  items,
  level,
  onChosen,
}: Place & { readonly items: readonly NavigationItem[] }) {
  const indent = { '--indent': `${indentation(level)}px` } as CSSProperties;
  return items.map((item) => {
    if (item.type === 'group') return <Group key={item.id} item={item} level={level} onChosen={onChosen} />;
    if (item.type === 'divider') {
      return (
        <li key={item.id} className={styles.divider}>
          <hr />
        </li>
      );
    }
    return (
      <li key={item.id} style={indent}>
        {item.type === 'collapse' ? (
          <Collapse item={item} level={level} onChosen={onChosen} />
        ) : (
          <NavigationEntry item={item} onChosen={onChosen} />
        )}
      </li>
    );
  });
}
