import { type ReactNode, useEffect } from 'react';
import { useNear } from '~/shell/ui/useNear.ts';
import { isWide } from '../isWide.ts';
import styles from './DashboardGrid.module.css';
import { DashboardWidgetSkeleton, type WidgetName } from './DashboardWidget.tsx';

export interface DashboardCell {
  readonly name: WidgetName;
  /** Columns of twelve, where the screen is wide enough for so many. */
  readonly span: 3 | 4 | 6 | 8 | 12;
  /** In sight when the screen opens: everywhere, or where it is wide. Others are drawn when they come near. */
  readonly first?: 'everywhere' | 'wide';
}

interface CellProps extends DashboardCell {
  readonly children: ReactNode;
}

function Cell({ name, span, first, children }: CellProps) {
  const [place, near] = useNear<HTMLDivElement>(first === 'everywhere' || (first === 'wide' && isWide()));
  useEffect(() => {
    // The browser looks for it before it is there.
    if (window.location.hash === `#${name}`) place.current?.scrollIntoView();
  }, [name, place]);
  return (
    <div ref={place} id={name} className={styles.cell} data-span={span} data-widget={name}>
      {near ? children : <DashboardWidgetSkeleton name={name} />}
    </div>
  );
}

interface DashboardGridProps {
  readonly cells: readonly DashboardCell[];
  readonly children: (name: WidgetName) => ReactNode;
}

/**
 * The cards of a dashboard on twelve columns. A card keeps its place from the skeleton on. Those in sight are drawn at once,
 * the others when they come near or when the page rests.
 */
export function DashboardGrid({ cells, children }: DashboardGridProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.grid}>
        {cells.map((cell) => (
          <Cell key={cell.name} {...cell}>
            {children(cell.name)}
          </Cell>
        ))}
      </div>
    </div>
  );
}
