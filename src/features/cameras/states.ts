import type { CameraState, IncidentSeverity, IncidentState } from '~/graphql/types.generated.ts';
import type { Look } from '~/shell/ui/tones.ts';

/** Best first: the order in which states are counted and offered. */
export const cameraStates = [
  'UP',
  'DEGRADED',
  'DOWN',
  'UNKNOWN',
  'NOT_OBSERVED',
  'MAINTENANCE',
  'PAUSED',
] as const satisfies readonly CameraState[];

export const cameraStateLook: Readonly<Record<CameraState, Look>> = {
  UP: { tone: 'up', shape: 'disc', word: 'state.UP' },
  DEGRADED: { tone: 'degraded', shape: 'triangle', word: 'state.DEGRADED' },
  DOWN: { tone: 'down', shape: 'cross', word: 'state.DOWN' },
  UNKNOWN: { tone: 'unknown', shape: 'ring', word: 'state.UNKNOWN' },
  NOT_OBSERVED: { tone: 'unknown', shape: 'dash', word: 'state.NOT_OBSERVED' },
  MAINTENANCE: { tone: 'maintenance', shape: 'diamond', word: 'state.MAINTENANCE' },
  PAUSED: { tone: 'paused', shape: 'bars', word: 'state.PAUSED' },
};

export const severityLook: Readonly<Record<IncidentSeverity, Look>> = {
  HIGH: { tone: 'high', shape: 'triangle', word: 'severity.HIGH' },
  MEDIUM: { tone: 'medium', shape: 'diamond', word: 'severity.MEDIUM' },
  LOW: { tone: 'low', shape: 'chevron', word: 'severity.LOW' },
};

export const incidentStateLook: Readonly<Record<IncidentState, Look>> = {
  NEW: { tone: 'down', shape: 'square', word: 'incidentState.NEW' },
  ACKNOWLEDGED: { tone: 'degraded', shape: 'ring', word: 'incidentState.ACKNOWLEDGED' },
  RESOLVED: { tone: 'up', shape: 'check', word: 'incidentState.RESOLVED' },
  DISMISSED: { tone: 'paused', shape: 'dash', word: 'incidentState.DISMISSED' },
};
