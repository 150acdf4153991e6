import type { CameraState, DrillKind, StartDrillInput } from '~/graphql/types.generated.ts';

interface FleetCamera {
  readonly id: string;
  readonly name: string;
  readonly siteId: string;
  readonly siteName: string;
  readonly state: CameraState;
}

export interface Place {
  readonly id: string;
  readonly name: string;
}

export const drillKinds: readonly DrillKind[] = [
  'PULL_SWITCH',
  'STORM',
  'FREEZE_PICTURE',
  'WRONG_PASSWORD',
  'SLOW_LINK',
];

/** Whether the kind breaks a whole site; the others break one camera. */
export const isOfSite = (kind: DrillKind): boolean => kind === 'PULL_SWITCH' || kind === 'STORM';

/** The sites of the fleet, each once, by name. */
export function sitesOf(fleet: readonly FleetCamera[]): Place[] {
  const names = new Map(fleet.map(({ siteId, siteName }) => [siteId, siteName]));
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
}

/** The cameras of a site that give pictures: what is broken already cannot be broken. */
export const camerasOf = (fleet: readonly FleetCamera[], siteId: string): Place[] =>
  fleet.filter(
    (camera) => camera.siteId === siteId && (camera.state === 'UP' || camera.state === 'DEGRADED'),
  );

/** What is asked of the API; null while there is nothing to break. */
export function inputOf(kind: DrillKind, site: Place | undefined, camera: Place | undefined) {
  const input: StartDrillInput | null = isOfSite(kind)
    ? site
      ? { kind, siteId: site.id }
      : null
    : camera
      ? { kind, cameraId: camera.id }
      : null;
  return input;
}
