import { type CSSProperties, useCallback } from 'react';
import { VideoTile, type VideoTileHandle } from '~/features/video/VideoTile.tsx';
import type { StreamKind } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { TileData } from '../hooks/useTiles.ts';
import type { Placed } from '../layout.rules.ts';
import type { LiveIncidentFragment, LiveTileFragment } from './LiveTiles.generated.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { TileMenu } from './TileMenu.tsx';
import { TilePlaceholder } from './TilePlaceholder.tsx';
import type { TileActions } from './tileActions.ts';
import { useTileItems } from './useTileItems.tsx';
import styles from './WallGrid.module.css';

/** Where on the grid a tile stands. */
export const areaOf = ({ column, row, columns, rows }: Placed): CSSProperties => ({
  gridColumn: `${column + 1} / span ${columns}`,
  gridRow: `${row + 1} / span ${rows}`,
});

interface WallTileProps {
  readonly place: Placed;
  readonly name: string;
  readonly data: TileData;
  /** What is acknowledged here: the most urgent of its open incidents, or the storm that holds it. */
  readonly worked: LiveIncidentFragment | undefined;
  readonly selected: boolean;
  /** The one tile that Tab leads to. */
  readonly reachable: boolean;
  readonly large: boolean;
  readonly main: boolean;
  readonly preferred: StreamKind | null;
  /** The colour of the most urgent alert that concerns it. */
  readonly front: string | undefined;
  /** A tile is carried: this place is chosen by the next press. */
  readonly carrying: number | null;
  readonly actions: TileActions;
}

/** A camera on the wall: its picture, its menu, and the button that its whole face is. */
export function WallTile(props: WallTileProps) {
  const { place, name, data, selected, reachable, large, front, carrying, actions } = props;
  const t = useTexts('live-view');
  const cameraId = place.cameraId ?? '';
  const { hold } = actions;
  const holdTile = useCallback((handle: VideoTileHandle | null) => hold(cameraId, handle), [hold, cameraId]);
  const press = (byKeyboard: boolean) => {
    if (carrying !== null) actions.carry(place.index);
    else if (selected || byKeyboard) actions.enlarge(large ? null : cameraId);
    else actions.select(cameraId);
  };
  const draggable = actions.arranging.allowed && !large;
  return (
    <li
      className={styles.tile}
      style={{ ...areaOf(place), '--front': front } as CSSProperties}
      data-selected={selected || undefined}
      data-front={front && ''}
      // The whole of a name that is cut. Not on the name: the tile's face would not be pressed there.
      title={name}
      draggable={draggable}
    >
      <button
        type="button"
        className={styles.face}
        data-place={place.index}
        aria-current={selected ? 'true' : undefined}
        tabIndex={reachable ? 0 : -1}
        onClick={({ detail }) => press(detail === 0)}
      >
        <span className="sr-only">
          {t(carrying === null ? (large ? 'tile.faceLarge' : 'tile.face') : 'tile.faceCarrying', { name })}
        </span>
      </button>
      {data.camera ? (
        <VideoTile
          ref={holdTile}
          camera={data.camera}
          focused={large || props.main}
          menu={<FilledMenu {...props} camera={data.camera} incident={data.incidents[0]} />}
        />
      ) : (
        <TilePlaceholder name={name} />
      )}
      {draggable ? <ResizeHandle place={place} arranging={actions.arranging} /> : null}
    </li>
  );
}

type FilledMenuProps = Pick<
  WallTileProps,
  'place' | 'name' | 'worked' | 'reachable' | 'large' | 'main' | 'preferred' | 'actions'
> & { readonly camera: LiveTileFragment; readonly incident: LiveIncidentFragment | undefined };

function FilledMenu({ name, reachable, ...tile }: FilledMenuProps) {
  const t = useTexts('live-view');
  const items = useTileItems(tile);
  return <TileMenu label={t('tile.menu', { name })} items={items} reachable={reachable} />;
}
