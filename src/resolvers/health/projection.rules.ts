import type { CameraHealthSnapshotRow, CameraRow } from '../camera/camera.rows.ts';
import type { StatusTransitionRow } from './health.rows.ts';
import { givesPictures, isMalfunction } from './health.rules.ts';

/** The running sums of a camera's transitions, which its row holds. */
export type HealthProjection = Pick<
  CameraRow,
  'currentState' | 'currentSince' | 'totalUpTime' | 'totalDownTime' | 'totalMalfunctions'
>;

/** The sums of a camera that was never observed. */
export const emptyProjection: HealthProjection = {
  currentState: null,
  currentSince: 0,
  totalUpTime: 0,
  totalDownTime: 0,
  totalMalfunctions: 0,
};

/** The times up to a moment; there must be no transition after the last one summed and before that moment. */
function timesAt({ currentState, currentSince, totalUpTime, totalDownTime }: HealthProjection, at: number) {
  const since = at - currentSince;
  return {
    upTime: totalUpTime + (currentState && givesPictures(currentState) ? since : 0),
    downTime: totalDownTime + (currentState === 'DOWN' ? since : 0),
  };
}

/** The sums after one more transition, which must be later than all before. */
export function projectTransition(
  kept: HealthProjection,
  transition: Pick<StatusTransitionRow, 'at' | 'from' | 'to'>,
): HealthProjection {
  const { upTime, downTime } = timesAt(kept, transition.at);
  return {
    currentState: transition.to,
    currentSince: transition.at,
    totalUpTime: upTime,
    totalDownTime: downTime,
    totalMalfunctions: kept.totalMalfunctions + (isMalfunction(transition) ? 1 : 0),
  };
}

/** The beginning of the UTC month that contains the moment. */
export function snapshotMoment(moment: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** The snapshots of cameras at a moment, computed from their sums; cameras that were not observed before have none. */
export function snapshotsAt(
  cameras: readonly (HealthProjection & { readonly id: string })[],
  at: number,
): CameraHealthSnapshotRow[] {
  return cameras.flatMap((camera) => {
    const { id, currentState, currentSince, totalMalfunctions } = camera;
    if (currentState === null || currentSince >= at) return [];
    const row = { id: `${id}@${at}`, cameraId: id, at, state: currentState, malfunctions: totalMalfunctions };
    return [{ ...row, ...timesAt(camera, at) }];
  });
}
