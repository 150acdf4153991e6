import { type ReactNode, useId } from 'react';
import { BodySkeleton } from './Skeleton.tsx';
import styles from './Widget.module.css';

interface WidgetProps {
  readonly title: string;
  /** What is counted, in one short sentence. */
  readonly subtitle?: ReactNode;
  /** Range tabs, menus: at the end of the head. */
  readonly actions?: ReactNode;
  /** At the bottom, set apart by a line. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
  /** While true the body is a skeleton of `skeletonHeight` pixels (default 160). */
  readonly loading?: boolean;
  readonly skeletonHeight?: number;
  /** The body touches the edges: for tables and maps. */
  readonly flush?: boolean;
}

/** A card of a dashboard, as a region that is named by its title (h2). */
export function Widget({
  title,
  subtitle,
  actions,
  footer,
  children,
  loading = false,
  skeletonHeight = 160,
  flush = false,
}: WidgetProps) {
  const id = useId();
  return (
    <section className={styles.widget} aria-labelledby={id} aria-busy={loading}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      <div className={flush && !loading ? styles.flush : styles.body}>
        {loading ? <BodySkeleton height={skeletonHeight} /> : children}
      </div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </section>
  );
}
