import { useState } from 'react';
import type { Fullscreen } from '../hooks/useFullscreen.ts';
import type { LiveView } from '../hooks/useLiveView.ts';
import type { WallState } from '../hooks/useWall.ts';
import type { WallAddress } from '../hooks/useWallUrl.ts';
import { empty } from '../layout.rules.ts';
import { useSavedWalls } from '../saved/useSavedWalls.ts';
import { WallMenu } from '../saved/WallMenu.tsx';
import { WallPicker } from '../saved/WallPicker.tsx';
import { TourDrawer } from '../tour/TourDrawer.tsx';
import { useSavedTours } from '../tour/useSavedTours.ts';
import { asksForNothing } from '../view.rules.ts';
import { filterChanges, layoutChange, unchanged, viewOf, type WallChange, wallOf } from '../wallUrl.ts';
import { LayoutPicker } from './LayoutPicker.tsx';
import { SpotlightPicker } from './SpotlightPicker.tsx';
import styles from './WallBar.module.css';
import { WallBar } from './WallBar.tsx';
import { WallFilters } from './WallFilters.tsx';

interface WallControlsProps {
  readonly address: WallAddress;
  readonly live: LiveView;
  readonly wall: WallState;
  readonly fullscreen: Fullscreen;
  readonly onHelp: () => void;
}

/** What chooses and keeps what the wall shows. A kiosk has none of it. */
export function WallControls({ address, live, wall, fullscreen, onHelp }: WallControlsProps) {
  const { url, change } = address;
  const saved = useSavedWalls(wall.view, change, live.refetch);
  const savedTours = useSavedTours(live.refetch);
  const [tours, setTours] = useState(false);
  const open = (changes: WallChange) =>
    change({ ...unchanged, tour: null, page: null, large: false, ...changes }, { step: true });
  // A tour shows what it shows: what the address says of a wall waits until it ends.
  const touring = wall.tourOf !== undefined;
  const found = wall.tiles.filter(({ cameraId }) => cameraId !== null).length;
  return (
    <>
      <WallBar
        wall={
          touring ? null : (
            <span className={styles.wall}>
              <WallPicker
                walls={live.walls}
                wall={wall.wall}
                changed={wall.changed}
                onOpen={(id) => open({ wall: id })}
              />
              <WallMenu
                wall={wall.wall}
                changed={wall.changed}
                saved={saved}
                onNew={() => open({ wall: null, cells: [empty] })}
                onDiscard={() => change(unchanged)}
              />
            </span>
          )
        }
        controls={
          <span className={styles.wall}>
            {touring ? null : (
              <LayoutPicker
                layout={wall.view.layout}
                onChange={(layout) => change(layoutChange(layout), { step: true })}
              />
            )}
            <SpotlightPicker spotlight={url.spotlight} onChange={(spotlight) => change({ spotlight })} />
          </span>
        }
        filters={
          touring ? null : (
            <WallFilters
              fleet={live.fleet}
              filter={wall.view.filter}
              found={found}
              onChange={(next) =>
                change((now) => filterChanges(next(viewOf(wallOf(now), wall.saved).filter)))
              }
            />
          )
        }
        filtered={!touring && !asksForNothing(wall.view.filter)}
        fullscreen={fullscreen.on}
        onTours={() => setTours(true)}
        onFullscreen={fullscreen.toggle}
        onKiosk={() => change({ kiosk: true }, { step: true })}
        onHelp={onHelp}
      />
      <TourDrawer
        open={tours}
        tours={live.tours}
        walls={live.walls}
        saved={savedTours}
        onStart={(id) => {
          setTours(false);
          change({ tour: id, large: false }, { step: true });
        }}
        onClose={() => setTours(false)}
      />
    </>
  );
}
