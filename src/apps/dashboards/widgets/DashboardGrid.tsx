import type { ReactNode } from 'react';
import styles from './DashboardGrid.module.css';
import { DashboardWidgetSkeleton, type WidgetName } from './DashboardWidget.tsx';

export interface DashboardCell {
  readonly name: WidgetName;
  /** Columns of twelve, where the screen is wide enough for so many. */
  readonly span: 3 | 4 | 6 | 8 | 12;
}

interface DashboardGridProps {
  readonly cells: readonly DashboardCell[];
  readonly children: (name: WidgetName) => ReactNode;
}

/** The cards of a dashboard on twelve columns. A card keeps its place from the skeleton on. */
export function DashboardGrid({ cells, children }: DashboardGridProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.grid}>
        {cells.map(({ name, span }) => (
          <div key={name} id={name} className={styles.cell} data-span={span} data-widget={name}>
            {children(name)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The dashboard before its numbers are there. */
export function DashboardSkeleton({ cells }: { readonly cells: readonly DashboardCell[] }) {
  return <DashboardGrid cells={cells}>{(name) => <DashboardWidgetSkeleton name={name} />}</DashboardGrid>;
}
