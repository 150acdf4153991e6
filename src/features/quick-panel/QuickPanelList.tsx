import styles from './QuickPanelBody.module.css';
import type { QuickPanelEntryFragment } from './QuickPanelList.generated.ts';

interface QuickPanelListProps {
  readonly title: string;
  readonly items: readonly QuickPanelEntryFragment[];
  /** Said when there are none. */
  readonly empty: string;
}

/** Titles with a line of detail below each. */
export function QuickPanelList({ title, items, empty }: QuickPanelListProps) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {items.length === 0 ? <p className={styles.none}>{empty}</p> : null}
      <ul className={styles.list}>
        {items.map(({ id, title: name, detail }) => (
          <li key={id} dir="auto">
            <p>{name}</p>
            <p className={styles.detail}>{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
