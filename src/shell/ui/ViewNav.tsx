import type { ComponentType, ReactNode, RefCallback } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../i18n/useFormat.ts';
import { ColourDot } from './ColourDot.tsx';
import styles from './ViewNav.module.css';

/** One way to look at the rows of an app: a folder, a filter, a label, a group. */
export interface View {
  /** Unique among the views of the screen. */
  readonly id: string;
  readonly label: string;
  readonly to: string;
  /** An icon component of `@blueprintjs/icons`, hidden from screen readers. */
  readonly icon?: ReactNode;
  /** A colour of the data, shown as a dot in the icon's place. */
  readonly colour?: string;
  /** Stands at the end of the line where it is more than 0. */
  readonly count?: number;
  /** The count in words, for screen readers: "3 unread". */
  readonly countText?: string;
  /** Rows can be dropped on it: what `onDrop` of the drag area is told. */
  readonly dropId?: string;
}

export interface ViewGroup {
  readonly id: string;
  /** Over the group, as h2; without it the views alone. */
  readonly title?: string;
  /** Beside the title: a button that edits what is in the group. */
  readonly action?: ReactNode;
  /** Said when the group has no views. */
  readonly none?: string;
  readonly views: readonly View[];
}

interface ViewNavProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  readonly groups: readonly ViewGroup[];
  /** Id of the view that is shown; null when it is none of them. */
  readonly current: string | null;
  /** Makes views with a `dropId` places to drop on: `DropPlace` of the drag area. */
  readonly dropPlace?: ComponentType<{
    readonly id: string;
    readonly children: (ref: RefCallback<HTMLElement>) => ReactNode;
  }>;
}

/** The views of an app as links, in groups. The shown one is marked; the address says which that is. */
export function ViewNav({ label, groups, current, dropPlace: DropPlace }: ViewNavProps) {
  return (
    <nav aria-label={label} className={styles.groups}>
      {groups.map(({ id, title, action, none, views }) => (
        <div key={id} className={styles.group}>
          {title ? (
            <div className={styles.head}>
              <h2>{title}</h2>
              {action}
            </div>
          ) : null}
          {views.length === 0 && none ? <p className={styles.none}>{none}</p> : null}
          <ul className={styles.list}>
            {views.map((view) => (
              <li key={view.id}>
                {DropPlace && view.dropId !== undefined ? (
                  <DropPlace id={view.dropId}>
                    {(ref) => <ViewLink view={view} current={view.id === current} dropRef={ref} />}
                  </DropPlace>
                ) : (
                  <ViewLink view={view} current={view.id === current} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface ViewLinkProps {
  readonly view: View;
  readonly current: boolean;
  readonly dropRef?: RefCallback<HTMLElement>;
}

function ViewLink({ view, current, dropRef }: ViewLinkProps) {
  const f = useFormat();
  const { label, to, icon, colour, count = 0, countText } = view;
  return (
    <Link
      {...(dropRef && { ref: dropRef })}
      to={to}
      className={styles.view}
      aria-current={current ? 'page' : undefined}
      title={label}
    >
      <span className={styles.icon}>{colour === undefined ? icon : <ColourDot colour={colour} />}</span>
      <bdi className={styles.name}>{label}</bdi>
      {count > 0 ? (
        <span className={styles.count}>
          <span aria-hidden={countText === undefined ? undefined : true}>{f.number(count)}</span>
          {countText === undefined ? null : <span className="sr-only">{countText}</span>}
        </span>
      ) : null}
    </Link>
  );
}
