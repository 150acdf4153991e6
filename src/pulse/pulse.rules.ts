import type { CameraState, CameraStatusInput, RaiseIncidentInput } from '~/graphql/types.generated.ts';

interface SeenCamera {
  readonly id: string;
  readonly name: string;
  readonly state: CameraState;
}

/** What the pulse has begun and not yet ended. It never touches what it did not begin. */
export interface Begun {
  /** Cameras that it degraded, oldest first. */
  readonly degraded: readonly string[];
  /** Incidents that it raised and nobody has acknowledged, oldest first. */
  readonly raised: readonly string[];
  /** Incidents that it acknowledged, oldest first. */
  readonly acknowledged: readonly string[];
}

export type Beat =
  | { readonly kind: 'REPORT'; readonly input: CameraStatusInput }
  | { readonly kind: 'RAISE'; readonly input: RaiseIncidentInput }
  | { readonly kind: 'ACKNOWLEDGE' | 'RESOLVE'; readonly id: string };

/** How much may be going on at the same time: a busy but calm control room. */
const MOST_DEGRADED = 2;
const MOST_RAISED = 3;
const MOST_ACKNOWLEDGED = 2;

const recover = (cameraId: string): Beat => ({
  kind: 'REPORT',
  input: { cameraId, to: 'UP', reason: 'RECOVERED', detail: 'Pictures are good again.' },
});

const degrade = (camera: SeenCamera, random: () => number): Beat => {
  const slow = random() < 0.5;
  const reason = slow ? 'HIGH_LATENCY' : 'LOW_FPS';
  const detail = slow ? 'Pictures arrive more than two seconds late.' : 'Fewer frames than configured.';
  return { kind: 'REPORT', input: { cameraId: camera.id, to: 'DEGRADED', reason, detail } };
};

const raise = (camera: SeenCamera, random: () => number): Beat => {
  const loitering = random() < 0.3;
  return {
    kind: 'RAISE',
    input: {
      cameraId: camera.id,
      kind: loitering ? 'LOITERING' : 'MOTION',
      severity: random() < 0.25 ? 'MEDIUM' : 'LOW',
      summary: loitering
        ? 'A person has stood here for over five minutes.'
        : 'Movement outside opening hours.',
    },
  };
};

/**
 * The next small event. What has piled up is ended first; otherwise it is one of a motion incident, a camera that
 * degrades, one that recovers. Null when no camera is up and nothing is under way.
 */
export function nextBeat(cameras: readonly SeenCamera[], begun: Begun, random: () => number): Beat | null {
  const [degraded] = begun.degraded;
  const [raised] = begun.raised;
  const [acknowledged] = begun.acknowledged;
  if (acknowledged && begun.acknowledged.length > MOST_ACKNOWLEDGED)
    return { kind: 'RESOLVE', id: acknowledged };
  if (raised && begun.raised.length > MOST_RAISED) return { kind: 'ACKNOWLEDGE', id: raised };
  if (degraded && begun.degraded.length > MOST_DEGRADED) return recover(degraded);
  const up = cameras.filter(({ state }) => state === 'UP');
  const camera = up[Math.floor(random() * up.length)];
  const chance = random();
  if (camera && chance < 0.3) return raise(camera, random);
  if (degraded && chance < 0.6) return recover(degraded);
  return camera ? degrade(camera, random) : null;
}
