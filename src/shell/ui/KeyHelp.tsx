import type { ReactNode } from 'react';
import { Drawer } from './Drawer.tsx';
import styles from './KeyHelp.module.css';

interface KeyHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly intro: string;
  /** Keys, and what any of them does. */
  readonly keys: readonly { readonly keys: readonly string[]; readonly text: string }[];
  /** Between the introduction and the keys. */
  readonly children?: ReactNode;
}

/** The keys of a screen, in a drawer. */
export function KeyHelp({ open, onClose, title, intro, keys, children }: KeyHelpProps) {
  return (
    <Drawer open={open} onClose={onClose} title={title}>
      <p className={styles.intro}>{intro}</p>
      {children}
      <dl className={styles.keys}>
        {keys.map(({ keys: names, text }) => (
          <div key={text}>
            <dt dir="ltr">
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}
