import type { CameraState, IncidentSeverity, StreamKind } from '~/graphql/types.generated.ts';
import type { CameraRow } from '../camera/camera.rows.ts';

/** A camera and what was read for the whole fleet at once, so that no field of it asks the store again. */
export type FleetCameraRow = Pick<
  CameraRow,
  'id' | 'name' | 'model' | 'siteId' | 'group' | 'tags' | 'priority' | 'operatorState' | 'lat' | 'lng'
> & {
  readonly siteName: string;
  readonly state: CameraState;
  readonly stateSince: number | null;
  readonly openSeverity: IncidentSeverity | null;
  readonly streamKinds: readonly StreamKind[];
};
