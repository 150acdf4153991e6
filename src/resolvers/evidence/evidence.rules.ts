import { MINUTE, SECOND, type Span } from '../base/period.rules.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import { bytesOf } from '../file/file.rules.ts';
import type { StatusTransitionRow } from '../health/health.rows.ts';
import { type CameraTimeline, givesPictures, SYNTHETIC_LATENESS } from '../health/health.rules.ts';
import type { IncidentRow } from '../incident/incident.rows.ts';
import type { EvidencePictureRow, IncidentEvidenceRow, IncidentStillRow } from './evidence.rows.ts';

/** Largest picture, in bytes: with its base64 it fits into one call of 100 kB. */
export const PICTURE_LIMIT = 65_536;

/** Most pictures that an incident keeps. */
export const PICTURES_LIMIT = 12;

/** By how much the clock of whoever took the picture may be ahead of ours. */
const CLOCK_SKEW = MINUTE;

/** The first bytes of a file as base64: FF D8 FF, and 89 50 4E 47 0D 0A 1A 0A. */
const firstBytes = { jpeg: /^\/9j\//, png: /^iVBORw0KGg[o-r]/ } as const;

/** Why a picture is refused, with the cure; null when it is accepted. Its bytes decide its type, not its name. */
export function pictureError(image: string): string | null {
  const [, type, base64] = /^data:image\/(jpeg|png);base64,(.*)$/.exec(image) ?? [];
  if ((type !== 'jpeg' && type !== 'png') || base64 === undefined) {
    return 'Send the picture as a data address: data:image/jpeg;base64,…';
  }
  const bytes = bytesOf(base64);
  if (bytes === null) return 'Send the content of the picture as base64.';
  if (bytes > PICTURE_LIMIT) return `A picture has ${PICTURE_LIMIT / 1024} kB at most.`;
  return firstBytes[type].test(base64) ? null : `The picture is no ${type.toUpperCase()}.`;
}

/** Whether a picture can have been taken at this moment. */
export const isPast = (takenAt: number, now: number): boolean => takenAt <= now + CLOCK_SKEW;

const isSynthetic = ({ streams }: Pick<CameraRow, 'streams'>) =>
  streams.some(({ kind }) => kind === 'SYNTHETIC');

/** The transition that a camera's state at a moment comes from. */
function lastBefore({ before, inside }: CameraTimeline, moment: number): StatusTransitionRow | undefined {
  return inside.findLast(({ at }) => at <= moment) ?? before;
}

/** Whether something was seen: a camera that is down because its picture stands still, or is black, is still connected. */
const showsSomething = ({ to, reason }: StatusTransitionRow): boolean =>
  givesPictures(to) || (to === 'DOWN' && (reason === 'FROZEN' || reason === 'BLACK'));

/** The moment that a synthetic camera's picture was of: a frozen one stands at when it froze, a late one lags behind. */
function momentShown({ to, reason, at }: StatusTransitionRow, moment: number): number {
  if (to === 'UP') return moment;
  if (reason === 'FROZEN') return at;
  return reason === 'HIGH_LATENCY' ? moment - SYNTHETIC_LATENESS : moment;
}

/**
 * What a synthetic camera showed when an incident was raised on it, or at another moment; null when it is a real one, or
 * gave no picture then.
 *
 * It is derived, not kept: the picture is a pure function of the camera and the moment, so every way to raise an incident
 * leaves it behind, and two years of them weigh nothing.
 */
export function sceneOf(
  incident: IncidentRow,
  camera: CameraRow | undefined,
  timeline: CameraTimeline | undefined,
  moment = incident.raisedAt,
): IncidentEvidenceRow | null {
  if (!camera || !timeline || !isSynthetic(camera)) return null;
  const last = lastBefore(timeline, moment);
  if (!last || !showsSomething(last)) return null;
  return {
    id: moment === incident.raisedAt ? `scene:${incident.id}` : `scene:${incident.id}:${moment}`,
    incidentId: incident.id,
    kind: 'SCENE',
    takenAt: momentShown(last, moment),
    reason: last.to === 'UP' ? null : last.reason,
    takenById: null,
    accountId: null,
    image: null,
  };
}

/** How long before an incident each of its stills is, in milliseconds; the last one is of the moment itself. */
const STILLS = [30, 20, 10, 5, 0].map((seconds) => seconds * SECOND);

/** The stretch of time that the stills of an incident are of. */
export const stillsSpan = ({ raisedAt }: Pick<IncidentRow, 'raisedAt'>): Span => ({
  from: raisedAt - Math.max(...STILLS),
  to: raisedAt + 1,
});

/** What a synthetic camera showed in the half minute before an incident was raised on it; nothing for a real one. */
export function stillsOf(
  incident: IncidentRow,
  camera: CameraRow | undefined,
  timeline: CameraTimeline | undefined,
): readonly IncidentStillRow[] {
  if (!camera || !isSynthetic(camera)) return [];
  return STILLS.map((before) => {
    const at = incident.raisedAt - before;
    return { at, picture: sceneOf(incident, camera, timeline, at) };
  });
}

/** A kept picture as evidence. */
export const pictureOf = (row: EvidencePictureRow): IncidentEvidenceRow => ({ ...row, reason: null });
