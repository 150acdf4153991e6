import type { CameraState, OperatorState, StreamKind, StreamRole } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

export interface CameraRow {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  readonly siteId: string;
  readonly lat: number;
  readonly lng: number;
  readonly group: string;
  readonly tags: readonly string[];
  /** 1 is watched first, 5 last. */
  readonly priority: number;
  readonly operatorState: OperatorState;
  readonly streams: readonly CameraStreamRow[];
  readonly schedule: readonly ViewWindowRow[];
  readonly installedAt: number;
  /** Since when it is no longer in the registry; null while it is there. */
  readonly removedAt: number | null;
  /** The name of the account that removed it, as it was then; null while it is there. */
  readonly removedBy: string | null;
  /**
   * The state after its last transition, null before the first one. It is stored so that states can be counted without
   * reading transitions; only `server/store/projectedHealth.ts` writes and reads it.
   */
  readonly currentState: CameraState | null;
  /** The moment of that transition, 0 before the first one. Up to that moment, from its first transition on: */
  readonly currentSince: number;
  /** Milliseconds in which it gave pictures. */
  readonly totalUpTime: number;
  /** Milliseconds in which it was down. */
  readonly totalDownTime: number;
  /** How often it went down. */
  readonly totalMalfunctions: number;
}

/**
 * The running sums of a camera at the beginning of a UTC month, so that a year's health does not need all its
 * transitions. Made before the first transition of the month, for cameras that have earlier transitions.
 */
export interface CameraHealthSnapshotRow {
  readonly id: string;
  readonly cameraId: string;
  readonly at: number;
  readonly state: CameraState;
  readonly upTime: number;
  readonly downTime: number;
  readonly malfunctions: number;
}

/** Part of a camera's row. */
export interface CameraStreamRow {
  readonly name: string;
  readonly kind: StreamKind;
  readonly role: StreamRole;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly address: StreamAddressRow | null;
  /**
   * Its credentials, encrypted for this stream at its host (`streamSecrets.ts`). Write-only: no answer ever holds it.
   */
  readonly secret: string | null;
}

export interface StreamAddressRow {
  readonly scheme: string;
  readonly host: string;
  readonly port: number | null;
  readonly path: string;
}

export interface ViewWindowRow {
  /** ISO weekdays, 1 is Monday. */
  readonly weekdays: readonly number[];
  /** HH:mm */
  readonly from: string;
  /** HH:mm, not included. */
  readonly to: string;
}

/**
 * A window of a camera's schedule on one weekday, so that the windows of a day can be read in order. The camera's
 * fields that it repeats change with the camera.
 */
export interface ViewSlotRow {
  readonly id: string;
  readonly cameraId: string;
  readonly siteId: string;
  readonly cameraName: string;
  readonly priority: number;
  readonly operatorState: OperatorState;
  /** ISO, 1 is Monday. */
  readonly weekday: number;
  /** HH:mm */
  readonly from: string;
  /** HH:mm, not included. */
  readonly to: string;
}

export type ScheduledViewRow = ViewSlotRow & {
  /** The window is open now. */
  readonly now: boolean;
};

export type ScheduledViewConnectionRow = Connection<ScheduledViewRow>;

export type CameraConnectionRow = Connection<CameraRow>;
