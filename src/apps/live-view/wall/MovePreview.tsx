import type { Placed } from '../layout.rules.ts';
import styles from './WallGrid.module.css';
import { areaOf } from './WallTile.tsx';

interface MovePreviewProps {
  readonly from: Placed;
  readonly to: Placed;
  readonly nameOf: (place: Placed) => string;
}

/** Where a tile would land, and where the one that stands there would go. Lies in the grid, over both places. */
export function MovePreview({ from, to, nameOf }: MovePreviewProps) {
  return (
    <>
      <li className={styles.landing} data-mode="dark" style={areaOf(to)} aria-hidden="true">
        <bdi>{nameOf(from)}</bdi>
      </li>
      <li className={styles.landing} data-mode="dark" data-back="" style={areaOf(from)} aria-hidden="true">
        <bdi>{nameOf(to)}</bdi>
      </li>
    </>
  );
}
