import type { CameraState, IncidentSeverity, IncidentState } from '~/graphql/types.generated.ts';

/** What a colour may mean. The colours themselves live in the theme. */
export type Tone =
  | 'up'
  | 'degraded'
  | 'down'
  | 'unknown'
  | 'maintenance'
  | 'paused'
  | 'high'
  | 'medium'
  | 'low'
  | 'chart-1'
  | 'chart-2'
  | 'chart-3'
  | 'chart-4'
  | 'chart-5'
  | 'chart-6';

const severities = new Set<Tone>(['high', 'medium', 'low']);

/** The name of the custom property that holds the tone's colour. */
export function toneToken(tone: Tone): `--${string}` {
  if (tone.startsWith('chart-')) return `--${tone}`;
  return severities.has(tone) ? `--severity-${tone}` : `--state-${tone}`;
}

/** The tone's colour as a CSS value that follows the theme. */
export const toneColour = (tone: Tone): string => `var(${toneToken(tone)})`;

export type Shape = 'disc' | 'triangle' | 'cross' | 'ring' | 'diamond' | 'bars' | 'square' | 'check' | 'dash';

interface Look {
  readonly tone: Tone;
  readonly shape: Shape;
  /** Key of the word in the shell's texts. */
  readonly word: string;
}

/** Each state has a colour, a shape and a word, so that none of them is needed to tell it. */
export const cameraStateLook: Readonly<Record<CameraState, Look>> = {
  UP: { tone: 'up', shape: 'disc', word: 'state.UP' },
  DEGRADED: { tone: 'degraded', shape: 'triangle', word: 'state.DEGRADED' },
  DOWN: { tone: 'down', shape: 'cross', word: 'state.DOWN' },
  UNKNOWN: { tone: 'unknown', shape: 'ring', word: 'state.UNKNOWN' },
  MAINTENANCE: { tone: 'maintenance', shape: 'diamond', word: 'state.MAINTENANCE' },
  PAUSED: { tone: 'paused', shape: 'bars', word: 'state.PAUSED' },
};

export const severityLook: Readonly<Record<IncidentSeverity, Look>> = {
  HIGH: { tone: 'high', shape: 'triangle', word: 'severity.HIGH' },
  MEDIUM: { tone: 'medium', shape: 'diamond', word: 'severity.MEDIUM' },
  LOW: { tone: 'low', shape: 'disc', word: 'severity.LOW' },
};

export const incidentStateLook: Readonly<Record<IncidentState, Look>> = {
  NEW: { tone: 'down', shape: 'square', word: 'incidentState.NEW' },
  ACKNOWLEDGED: { tone: 'degraded', shape: 'ring', word: 'incidentState.ACKNOWLEDGED' },
  RESOLVED: { tone: 'up', shape: 'check', word: 'incidentState.RESOLVED' },
  DISMISSED: { tone: 'paused', shape: 'dash', word: 'incidentState.DISMISSED' },
};
