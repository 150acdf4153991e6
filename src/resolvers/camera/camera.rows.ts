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
  /**
   * What its last transition left it in, null before the first: kept so that states are counted without looking at
   * transitions, where rows last (`server/store/projectedHealth.ts`); it is written and read there alone.
   */
  readonly currentState: CameraState | null;
  /** When that was, 0 before the first; until then, from its first transition on… */
  readonly currentSince: number;
  /** …the milliseconds in which it gave pictures, … */
  readonly totalUpTime: number;
  /** …those in which it was down, … */
  readonly totalDownTime: number;
  /** …and how often it went down. All are kept and read like its state. */
  readonly totalMalfunctions: number;
}

/**
 * What was kept of a camera up to the beginning of a month of UTC, of which it had transitions before: so that a year is
 * not added up of all its transitions. Made before the first transition of the month.
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
  /** Its credentials, sealed for this stream at its machine (`streamSecrets.ts`). Write-only: no answer ever holds it. */
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
 * A window of a camera's schedule on one weekday, so that the windows of a day are read in their order. What it repeats of
 * the camera is changed with the camera.
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
