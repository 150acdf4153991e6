import type { CameraMarkRow, CameraRow } from '../camera/camera.rows.ts';
import type { StatusTransitionRow } from './health.rows.ts';
import { givesPictures, isMalfunction } from './health.rules.ts';

/** What a camera's row keeps of its transitions. */
export type Kept = Pick<
  CameraRow,
  'keptState' | 'keptAt' | 'keptUpTime' | 'keptDownTime' | 'keptMalfunctions'
>;

/** Of a camera that was never observed. */
export const nothingKept: Kept = {
  keptState: null,
  keptAt: 0,
  keptUpTime: 0,
  keptDownTime: 0,
  keptMalfunctions: 0,
};

/** The times kept up to a moment that no transition lies before. */
function timesAt({ keptState, keptAt, keptUpTime, keptDownTime }: Kept, at: number) {
  const since = at - keptAt;
  return {
    upTime: keptUpTime + (keptState && givesPictures(keptState) ? since : 0),
    downTime: keptDownTime + (keptState === 'DOWN' ? since : 0),
  };
}

/** What is kept after one more transition, which is later than all before. */
export function keptAfter(kept: Kept, transition: Pick<StatusTransitionRow, 'at' | 'from' | 'to'>): Kept {
  const { upTime, downTime } = timesAt(kept, transition.at);
  return {
    keptState: transition.to,
    keptAt: transition.at,
    keptUpTime: upTime,
    keptDownTime: downTime,
    keptMalfunctions: kept.keptMalfunctions + (isMalfunction(transition) ? 1 : 0),
  };
}

/** When the month of UTC began that the moment lies in. */
export function markBefore(moment: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** The marks that cameras have at a moment, of what is kept of them: none of those that were not observed before. */
export function marksAt(cameras: readonly (Kept & { readonly id: string })[], at: number): CameraMarkRow[] {
  return cameras.flatMap((camera) => {
    const { id, keptState, keptAt, keptMalfunctions } = camera;
    if (keptState === null || keptAt >= at) return [];
    const row = { id: `${id}@${at}`, cameraId: id, at, state: keptState, malfunctions: keptMalfunctions };
    return [{ ...row, ...timesAt(camera, at) }];
  });
}
