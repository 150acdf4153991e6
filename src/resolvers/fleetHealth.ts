import type { CameraState, Period } from '~/graphql/types.generated.ts';
import type { Where } from '~/store/port.ts';
import type { Store } from '~/store/tables.ts';
import type { CameraRow } from './camera/camera.rows.ts';
import type { Place } from './camera/camera.rules.ts';
import type { Context } from './context.ts';
import type { StatusTransitionRow } from './health/health.rows.ts';
import type { StateTimes } from './health/health.rules.ts';

type Cameras = Where<CameraRow>;

/** What cameras are ranked by: their state at a moment, or a figure of their health in the period up to it. */
export type RankedBy = 'STATE' | 'MALFUNCTIONS' | 'DOWN_TIME' | 'UP_TIME' | 'UPTIME';

export interface Ranking {
  readonly where: Cameras;
  readonly by: RankedBy;
  readonly period: Period;
  /** The IANA name of the zone in which the period's days begin. */
  readonly zone: string;
  /** Milliseconds since 1970: the order is that of this moment, whatever was written since. */
  readonly at: number;
  /** 1 upwards, -1 downwards; without a value last either way, equals by name, then by id. */
  readonly sign: 1 | -1;
  /** Only cameras after this place. */
  readonly after: Place | undefined;
  /** How many at most. */
  readonly first: number;
}

export interface RankedCameras {
  readonly ranked: readonly { readonly place: Place; readonly row: CameraRow }[];
  /** How many cameras are ranked in all, those before and behind this page included. */
  readonly total: () => Promise<number>;
}

/**
 * The health of many cameras at once, and the only way to write transitions. Memory stores compute it from the
 * transitions (`src/health`), SQL stores from running sums (`server/store`). Both give the same answers, which
 * tests/store/describeHealthProjection.ts proves. Everything is read through the store of the context. All moments are
 * milliseconds since 1970.
 */
export interface FleetHealth {
  /** Asks besides for a state now that is one of these; a camera without a transition is NOT_OBSERVED. */
  inStates(context: Context, states: readonly CameraState[], where: Cameras): Promise<Cameras>;
  /** How many of the cameras are in each state now; null for those that were never observed. */
  countPerState(context: Context, where: Cameras): Promise<Map<CameraState | null, number>>;
  /** The state now of each of the cameras that was ever observed, and since when; one read at most. */
  statesNow(
    context: Context,
    cameras: readonly CameraRow[],
  ): Promise<Map<string, { readonly state: CameraState; readonly since: number }>>;
  /**
   * State times of all cameras together, one for each stretch between the edges, which ascend and of which none lies in
   * the future.
   */
  times(context: Context, edges: readonly number[]): Promise<StateTimes[]>;
  /** Cameras in an order by something that is derived from their transitions. */
  rank(context: Context, ranking: Ranking): Promise<RankedCameras>;
  /** Writes transitions, each after all others of its camera. `tx` is the store of the transaction that does it. */
  write(tx: Store, transitions: readonly StatusTransitionRow[]): Promise<void>;
}
