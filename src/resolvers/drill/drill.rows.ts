import type { CameraState, DrillKind, StatusReason } from '~/graphql/types.generated.ts';

export interface DrillRow {
  readonly id: string;
  readonly kind: DrillKind;
  readonly siteId: string;
  /** Null when a whole site is concerned. It may be of a camera that was removed since. */
  readonly cameraId: string | null;
  readonly startedAt: number;
  readonly startedById: string | null;
  readonly endedAt: number | null;
  readonly incidentId: string | null;
  readonly broken: readonly BrokenCameraRow[];
}

/** A camera that a drill has changed: part of its row. */
export interface BrokenCameraRow {
  readonly cameraId: string;
  /** The transition that the drill wrote: while it is the camera's last, nobody else has changed it. */
  readonly transitionId: string;
  /** What the camera was before. */
  readonly state: CameraState;
  readonly reason: StatusReason;
  readonly detail: string;
}
