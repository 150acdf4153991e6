import type { CameraState } from '~/graphql/types.generated.ts';

/** From nothing to the first picture, in this order. */
export const steps = ['site', 'camera', 'picture'] as const;

export type Step = (typeof steps)[number];

/** Whether nobody has watched a camera here yet: there is none, or none of them was ever observed. */
export const isBeginning = (cameras: readonly { readonly state: CameraState }[]): boolean =>
  cameras.every(({ state }) => state === 'NOT_OBSERVED');

/** The step that comes next. A camera cannot be without its site. */
export const stepAt = (sites: number, cameras: number): Step =>
  cameras > 0 ? 'picture' : sites > 0 ? 'camera' : 'site';
