import type { CameraState, ObservationSource, StatusReason } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

/** Who saw the first picture of a camera of which nothing was known. */
export interface ObservationRow {
  readonly source: ObservationSource;
  readonly userId: string;
  /** The name that the account had then. */
  readonly by: string;
}

/** Append-only. */
export interface StatusTransitionRow {
  readonly id: string;
  readonly cameraId: string;
  readonly at: number;
  readonly from: CameraState;
  readonly to: CameraState;
  readonly reason: StatusReason;
  readonly detail: string;
  readonly causeId: string | null;
  /** Null for what was reported, done by an operator or by the program. */
  readonly observation: ObservationRow | null;
}

export type StatusTransitionConnectionRow = Connection<StatusTransitionRow>;
