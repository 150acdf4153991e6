import { Menu } from '@blueprintjs/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from './Button.tsx';
import { Fold } from './Fold.tsx';
import styles from './Sidebar.module.css';
import { BodySkeleton } from './Skeleton.tsx';

interface SidebarProps {
  /** What it chooses: "Folders and labels". The title of the drawer. */
  readonly label: string;
  /** What is chosen now, in a word: it stands on the button where there is no room for the column. */
  readonly current: string;
  readonly children: ReactNode;
}

/**
 * The column at the start of a screen (`start` of `Screen`) that chooses what the content shows. Below 960 px it is a
 * drawer behind a button, which closes when another address is gone to.
 */
export function Sidebar({ label, current, children }: SidebarProps) {
  return (
    <div className={styles.sidebar}>
      <Fold
        active={false}
        title={label}
        button={(open) => (
          <Button icon={<Menu aria-hidden="true" />} aria-haspopup="dialog" title={label} onClick={open}>
            <bdi>{current}</bdi>
          </Button>
        )}
      >
        {(close) => <SidebarContent close={close}>{children}</SidebarContent>}
      </Fold>
    </div>
  );
}

/** Place held for a `Sidebar` whose content is `height` pixels high: nothing beside it moves when it comes. */
export function SidebarSkeleton({ height }: { readonly height: number }) {
  return (
    <div className={styles.sidebar} data-held>
      <BodySkeleton height={height} />
    </div>
  );
}

function SidebarContent({ close, children }: { readonly close: () => void; readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const first = useRef(address);
  useEffect(() => {
    if (first.current === address) return;
    first.current = address;
    close();
  }, [address, close]);
  return <div className={styles.content}>{children}</div>;
}
