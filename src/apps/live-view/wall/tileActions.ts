import type { VideoTileHandle } from '~/features/video/VideoTile.tsx';
import type { StreamKind } from '~/graphql/types.generated.ts';
import type { Arranging } from '../hooks/useArrange.ts';
import type { LiveIncidentFragment } from './LiveTiles.generated.ts';

/** What tiles can have done. */
export interface TileActions {
  readonly arranging: Arranging;
  /** The viewer's role lets them acknowledge incidents. */
  readonly mayAct: boolean;
  readonly select: (cameraId: string) => void;
  /** Lets the camera fill the wall; null gives the wall back. */
  readonly enlarge: (cameraId: string | null) => void;
  /** With an open incident the picture can be kept with it. */
  readonly snapshot: (cameraId: string, name: string, incident: LiveIncidentFragment | undefined) => void;
  readonly acknowledge: (incident: LiveIncidentFragment) => void;
  /** Says why the camera is in its state. */
  readonly explain: (cameraId: string) => void;
  readonly preferMain: (cameraId: string, main: boolean) => void;
  /** By which transport this browser begins with the camera; null leaves it to the order. */
  readonly prefer: (cameraId: string, kind: StreamKind | null) => void;
  /** Takes a tile up; the next place that is chosen changes its camera with it. */
  readonly carry: (place: number) => void;
  /** Chooses a camera for a place. */
  readonly pick: (place: number) => void;
  /** Keeps hold of a tile's picture, for snapshots. */
  readonly hold: (cameraId: string, handle: VideoTileHandle | null) => void;
}
