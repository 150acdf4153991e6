import type { Ref } from 'react';
import { severityLook } from '~/features/cameras/states.ts';
import { toneColour } from '~/shell/ui/tones.ts';
import type { IncidentNews } from '../hooks/useIncidentNews.ts';
import type { TileState } from '../hooks/useTileActions.ts';
import type { Tiles } from '../hooks/useTiles.ts';
import type { WallState } from '../hooks/useWall.ts';
import type { WallUrl } from '../wallUrl.ts';
import { EmptyPlace } from './EmptyPlace.tsx';
import { WallGrid } from './WallGrid.tsx';
import { WallTile } from './WallTile.tsx';

interface WallTilesProps {
  readonly wall: WallState;
  readonly url: WallUrl;
  readonly tiles: Tiles;
  readonly state: TileState;
  readonly workedOf: IncidentNews['workedOf'];
  readonly nameOf: (cameraId: string) => string;
  readonly ref: Ref<HTMLUListElement>;
}

/** The places of the page that is shown, each with its camera or without. */
export function WallTiles({ wall, url, tiles, state, workedOf, nameOf, ref }: WallTilesProps) {
  const { placed, large, rings } = wall;
  const chosen = placed.find(({ cameraId }) => cameraId !== null && cameraId === url.cameraId);
  const reachable = (chosen ?? placed[0])?.index;
  return (
    <WallGrid
      ref={ref}
      columns={wall.columns}
      rows={wall.rows}
      flowing={wall.flowing}
      turn={wall.turn}
      placed={placed}
      carrying={state.carrying}
      actions={state.actions}
      nameOf={nameOf}
    >
      {placed.map((place) => {
        const { cameraId, index } = place;
        const common = {
          place,
          reachable: index === reachable,
          carrying: state.carrying,
          actions: state.actions,
        };
        if (cameraId === null) return <EmptyPlace key={`place ${index}`} {...common} />;
        const severity = rings.get(cameraId);
        const data = tiles.of(cameraId);
        return (
          <WallTile
            key={cameraId}
            {...common}
            name={nameOf(cameraId)}
            data={data}
            worked={workedOf(data.incidents[0])}
            selected={cameraId === url.cameraId}
            large={cameraId === large}
            main={state.isMain(cameraId)}
            preferred={state.preferred(cameraId)}
            front={severity && toneColour(severityLook[severity].tone)}
          />
        );
      })}
    </WallGrid>
  );
}
