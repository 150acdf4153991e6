import type { CSSProperties, ReactNode, Ref } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './WallGrid.module.css';

interface WallGridProps {
  readonly columns: number;
  readonly rows: number;
  /** One below the other at the height of a picture, where the screen is too narrow for the layout. */
  readonly flowing: boolean;
  /** Changes when other tiles come in all at once, as a tour does. */
  readonly turn: string;
  readonly ref?: Ref<HTMLUListElement>;
  readonly children: ReactNode;
}

/** The tiles in their places. */
export function WallGrid({ columns, rows, flowing, turn, ref, children }: WallGridProps) {
  const t = useTexts('live-view');
  return (
    <ul
      ref={ref}
      key={turn}
      className={styles.grid}
      data-flowing={flowing || undefined}
      data-turning={turn === '' ? undefined : ''}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
      aria-label={t('grid')}
    >
      {children}
    </ul>
  );
}
