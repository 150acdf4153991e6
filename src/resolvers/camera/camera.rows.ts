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
   * What its last transition left it in, null before the first: kept by `writeTransitions` so that states are counted
   * without looking at transitions. It is read where the store is lasting, and there alone.
   */
  readonly keptState: CameraState | null;
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
  /** Write-only: no answer ever holds it. */
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

export type CameraConnectionRow = Connection<CameraRow>;
