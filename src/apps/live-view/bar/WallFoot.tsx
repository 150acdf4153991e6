import type { WallState } from '../hooks/useWall.ts';
import type { WallAddress } from '../hooks/useWallUrl.ts';
import { StatusLine } from './StatusLine.tsx';
import styles from './WallBar.module.css';
import { WallPager } from './WallPager.tsx';

interface WallFootProps {
  readonly wall: WallState;
  readonly kiosk: boolean;
  readonly change: WallAddress['change'];
}

/** Below the wall: what it costs, and its pages. A kiosk has it only where there are pages to turn. */
export function WallFoot({ wall, kiosk, change }: WallFootProps) {
  const turned = wall.tourOf === undefined && wall.large === null && wall.pageCount > 1;
  if (kiosk && !turned) return null;
  return (
    <div className={styles.foot}>
      {kiosk ? <span className={styles.space} /> : <StatusLine />}
      {turned ? (
        <WallPager page={wall.page} count={wall.pageCount} onPage={(page) => change({ page })} />
      ) : null}
    </div>
  );
}
