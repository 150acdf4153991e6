import type {
  CameraState,
  ConnectionAdvice,
  ConnectionOutcome,
  ConnectionTester,
  MaintenancePhase,
  StatusReason,
} from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

export interface MaintenanceWindowRow {
  readonly id: string;
  /** The site that was named when it was planned; null when cameras were. */
  readonly siteId: string | null;
  readonly from: number;
  /** Not included; moved to the moment when it was ended early. */
  readonly to: number;
  readonly reason: string;
  /** What has been written of it: the clock begins and ends it. */
  readonly phase: MaintenancePhase;
  readonly createdById: string;
  readonly createdByName: string;
  readonly createdAt: number;
}

/** One camera of a window. */
export interface MaintenanceHoldRow {
  readonly id: string;
  readonly windowId: string;
  readonly cameraId: string;
  /** Where the camera stood when it was planned. */
  readonly siteId: string;
  /** What the camera returns to: the state before the window, or what was reported meanwhile. Null before it begins. */
  readonly observed: CameraState | null;
  /** The window is active and the camera in its care. */
  readonly held: boolean;
}

export type MaintenanceWindowConnectionRow = Connection<MaintenanceWindowRow>;

/** An origin of streams that an administrator lets pages fetch from. */
export interface MediaOriginRow {
  readonly id: string;
  /** As `originOf` writes it; no two rows have the same. */
  readonly origin: string;
  readonly addedAt: number;
  readonly addedByName: string;
}

/** Not kept. */
export interface ConnectionTestRow {
  readonly outcome: ConnectionOutcome;
  readonly reason: StatusReason | null;
  readonly advice: ConnectionAdvice;
  readonly testedBy: ConnectionTester;
  readonly milliseconds: number | null;
}
