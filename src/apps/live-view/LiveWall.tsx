import { useCallback, useMemo, useRef, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { useAddressCheck } from '~/shell/ui/useAddressCheck.ts';
import { AlertBanner } from './alerts/AlertBanner.tsx';
import { SiteWhyDialog } from './alerts/SiteWhyDialog.tsx';
import { camerasOf, isWholeSite } from './alerts.rules.ts';
import { KioskHead } from './bar/KioskHead.tsx';
import { WallControls } from './bar/WallControls.tsx';
import { WallFoot } from './bar/WallFoot.tsx';
import { WallKeyHelp } from './bar/WallKeyHelp.tsx';
import { EmptyWall } from './EmptyWall.tsx';
import { useArrange } from './hooks/useArrange.ts';
import { useFullscreen } from './hooks/useFullscreen.ts';
import { useIncidentNews } from './hooks/useIncidentNews.ts';
import { useLiveView } from './hooks/useLiveView.ts';
import { useSeen } from './hooks/useSeen.ts';
import { useTileActions } from './hooks/useTileActions.ts';
import { useTiles } from './hooks/useTiles.ts';
import { useWall } from './hooks/useWall.ts';
import { useWallKeys } from './hooks/useWallKeys.ts';
import { useWallUrl } from './hooks/useWallUrl.ts';
import styles from './LiveWall.module.css';
import { UnknownNote } from './saved/UnknownNote.tsx';
import { TourBar } from './tour/TourBar.tsx';
import { CameraPicker } from './wall/CameraPicker.tsx';
import { CarryNote } from './wall/CarryNote.tsx';
import { WallTiles } from './wall/WallTiles.tsx';
import { WhyDialog } from './wall/WhyDialog.tsx';
import { wallUrl } from './wallUrl.ts';

/** The wall with everything around it. */
export function LiveWall() {
  const t = useTexts('live-view');
  const live = useLiveView();
  useAddressCheck(wallUrl);
  const address = useWallUrl();
  const { url, change } = address;
  const news = useIncidentNews();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const alerts = useMemo(() => news.alerts.filter(({ id }) => !dismissed.has(id)), [news, dismissed]);
  const wall = useWall(url, live, alerts);
  const busy = url.kiosk || wall.tourOf !== undefined || wall.inFront;
  const { fleet } = live;
  const nameOf = useCallback((cameraId: string) => fleet.get(cameraId)?.name ?? '', [fleet]);
  const arranging = useArrange(wall.view, wall.tiles, change, busy, nameOf);

  const inSight = useMemo(
    () => wall.placed.flatMap(({ cameraId }) => (cameraId === null ? [] : [cameraId])),
    [wall.placed],
  );
  const tiles = useTiles(inSight, news);
  useSeen(inSight);
  const state = useTileActions(address, arranging);
  const { actions, carrying, setCarrying, picking, setPicking, explained, setExplained } = state;
  const onWall = useMemo(() => new Set(wall.tiles.map(({ cameraId }) => cameraId ?? '')), [wall.tiles]);

  const unknown = (url.wallId !== null && !wall.wall) || (url.tourId !== null && !wall.tourOf);
  const screen = useRef<HTMLElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const [explainedSite, setExplainedSite] = useState<string | null>(null);
  const concerned = useMemo(
    () => (wall.alert ? camerasOf(wall.alert, fleet).flatMap((id) => fleet.get(id) ?? []) : []),
    [wall.alert, fleet],
  );
  const [help, setHelp] = useState(false);
  const fullscreen = useFullscreen();
  useWallKeys({
    screen,
    grid,
    wall,
    change,
    actions,
    nameOf,
    incidentOf: (cameraId) => news.workedOf(tiles.of(cameraId).incidents[0]),
    onFullscreen: fullscreen.toggle,
    onHelp: () => setHelp(true),
    onEscape: () => setCarrying(null),
  });

  return (
    <section
      ref={screen}
      className={styles.screen}
      data-kiosk={url.kiosk || undefined}
      data-flowing={wall.flowing || undefined}
      aria-label={t('title')}
    >
      {url.kiosk ? (
        <KioskHead onLeave={() => change({ kiosk: false })} />
      ) : (
        <WallControls
          address={address}
          live={live}
          wall={wall}
          fullscreen={fullscreen}
          onHelp={() => setHelp(true)}
        />
      )}
      {wall.tourOf ? (
        <TourBar
          name={wall.tourOf.name}
          tour={wall.tour}
          held={wall.alertCount > 0}
          onStop={() => change({ tour: null })}
        />
      ) : null}
      <AlertBanner
        alert={wall.alert}
        cameraCount={concerned.length}
        wholeSite={wall.alert !== undefined && isWholeSite(wall.alert, fleet)}
        others={wall.alertCount - 1}
        mayAct={actions.mayAct}
        onAcknowledge={actions.acknowledge}
        onExplain={({ id, camera }) => (camera ? setExplained(camera.id) : setExplainedSite(id))}
        onDismiss={({ id }) => setDismissed((before) => new Set([...before, id]))}
      />
      {carrying === null ? null : (
        <CarryNote name={nameOf(wall.tiles[carrying]?.cameraId ?? '')} onCancel={() => setCarrying(null)} />
      )}
      {unknown ? <UnknownNote onClose={() => change({ wall: null, tour: null })} /> : null}
      {tiles.error ? <ErrorState text={t('tilesFailed')} error={tiles.error} onRetry={tiles.retry} /> : null}
      {inSight.length === 0 && wall.view.cells.length === 0 ? (
        <EmptyWall fleetSize={fleet.size} tour={wall.tourOf !== undefined} change={change} />
      ) : (
        <WallTiles
          ref={grid}
          wall={wall}
          url={url}
          tiles={tiles}
          state={state}
          workedOf={news.workedOf}
          nameOf={nameOf}
        />
      )}
      <WallFoot wall={wall} kiosk={url.kiosk} change={change} />
      <WallKeyHelp open={help} onClose={() => setHelp(false)} />
      <CameraPicker
        open={picking !== null}
        fleet={fleet}
        onWall={onWall}
        onPick={(cameraId) => {
          if (picking !== null) arranging.put(picking, cameraId);
          setPicking(null);
        }}
        onClose={() => setPicking(null)}
      />
      <WhyDialog
        camera={explained === null ? undefined : tiles.of(explained).camera}
        onClose={() => setExplained(null)}
      />
      <SiteWhyDialog
        alert={wall.alert?.id === explainedSite ? wall.alert : undefined}
        cameras={concerned}
        onClose={() => setExplainedSite(null)}
      />
    </section>
  );
}
