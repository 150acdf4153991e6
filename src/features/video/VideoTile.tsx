import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { cameraStateLook, severityLook } from '~/features/cameras/states.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { toneColour } from '~/shell/ui/tones.ts';
import type { PlayerView } from './player.ts';
import { drawSnapshot } from './snapshot.ts';
import { TileBar } from './TileBar.tsx';
import { TileFlags } from './TileFlags.tsx';
import { TileNotice } from './TileNotice.tsx';
import { useAnnounced } from './useAnnounced.ts';
import { useFirstObservation } from './useFirstObservation.ts';
import { usePlayer } from './usePlayer.ts';
import { useStills } from './useStills.ts';
import styles from './VideoTile.module.css';
import type { TileCamera } from './video.types.ts';

/** What a tile showed. */
export interface TileSnapshot {
  /** A PNG with the camera's name and the moment of the picture below it. */
  readonly image: Blob;
  /** When the camera saw it, in milliseconds since 1970; null where that is unknown. */
  readonly at: number | null;
}

export interface VideoTileHandle {
  /** What is shown; null before any picture. */
  snapshot(): Promise<TileSnapshot | null>;
  retryNow(): void;
}

interface VideoTileProps {
  readonly camera: TileCamera;
  /** Somebody looks at this one: it gets the main stream and is never slowed down. */
  readonly focused?: boolean;
  /** `cover` fills the tile and cuts edges off; `contain` (default) shows the whole picture. */
  readonly fit?: 'cover' | 'contain';
  /** Stands at the tile's upper end: a menu. */
  readonly menu?: ReactNode;
  readonly ref?: Ref<VideoTileHandle>;
  /** Told whenever the picture becomes live or ceases to be. */
  readonly onLiveness?: (phase: PlayerView['phase']) => void;
  /** Told whenever something visible has changed. */
  readonly onView?: (view: PlayerView) => void;
}

/**
 * A camera's picture with everything that an operator must know of it. It takes the size of what it stands in (from 120
 * pixels in width), never takes the focus, and never shows an old picture as a live one (Live View, rules 1 to 6).
 */
export function VideoTile({
  camera,
  focused = false,
  fit = 'contain',
  menu,
  ref,
  onLiveness,
  onView,
}: VideoTileProps) {
  const t = useTexts('video');
  const shell = useTexts('shell');
  const format = useFormat();
  const surface = useRef<HTMLDivElement>(null);
  const { player, view } = usePlayer(surface, camera, focused);
  const phase = view?.phase ?? 'released';
  const state = shell(cameraStateLook[camera.state].word);
  const claim = view?.claim ?? null;
  const liveness = t(
    claim === 'frozen' || claim === 'checking' || claim === 'unknown' ? `claim.${claim}` : `phase.${phase}`,
  );

  useImperativeHandle(
    ref,
    () => ({
      async snapshot() {
        const picture = player?.picture();
        if (!picture) return null;
        const { at } = picture;
        const moment = at === null ? t('ageUnknown') : format.date(at, 'full');
        const image = await drawSnapshot(picture, `${camera.name} · ${moment}`);
        return image && { image, at };
      },
      retryNow: () => player?.retryNow(),
    }),
    [player, camera.name, format, t],
  );
  useEffect(() => onLiveness?.(phase), [onLiveness, phase]);
  useEffect(() => {
    if (view) onView?.(view);
  }, [onView, view]);
  useAnnounced(camera.name, phase);
  useFirstObservation(camera, phase);
  useStills(camera, player);

  const severity = camera.openSeverity ? shell(severityLook[camera.openSeverity].word) : null;
  const ring = camera.openSeverity ? toneColour(severityLook[camera.openSeverity].tone) : undefined;
  return (
    <figure
      className={styles.tile}
      data-mode="dark"
      data-phase={phase}
      data-claim={claim ?? 'none'}
      data-fit={fit}
      style={ring ? { outlineColor: ring } : undefined}
      data-ringed={ring ? '' : undefined}
      aria-label={t(severity ? 'tileIncident' : 'tile', { name: camera.name, state, liveness, severity })}
    >
      <div ref={surface} className={styles.surface} />
      {view ? <TileNotice camera={camera} view={view} onRetry={() => player?.retryNow()} /> : null}
      <TileFlags camera={camera} view={view} menu={menu} />
      <TileBar camera={camera} view={view} />
    </figure>
  );
}
