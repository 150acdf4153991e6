import { Plus } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { Placed } from '../layout.rules.ts';
import type { TileActions } from './tileActions.ts';
import styles from './WallGrid.module.css';
import { areaOf } from './WallTile.tsx';

interface EmptyPlaceProps {
  readonly place: Placed;
  readonly reachable: boolean;
  readonly carrying: number | null;
  readonly actions: TileActions;
}

/** A place without a camera: it takes one that is chosen or dropped. */
export function EmptyPlace({ place, reachable, carrying, actions }: EmptyPlaceProps) {
  const t = useTexts('live-view');
  const { allowed } = actions.arranging;
  const number = place.index + 1;
  return (
    <li className={styles.tile} style={areaOf(place)}>
      <button
        type="button"
        className={styles.empty}
        data-place={place.index}
        disabled={!allowed}
        tabIndex={reachable ? 0 : -1}
        onClick={() => (carrying === null ? actions.pick(place.index) : actions.carry(place.index))}
      >
        {allowed ? <Plus aria-hidden="true" size={20} /> : null}
        <span className="sr-only">{t(carrying === null ? 'place.add' : 'place.moveHere', { number })}</span>
      </button>
    </li>
  );
}
