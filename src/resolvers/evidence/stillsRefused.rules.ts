import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import { bytesOf } from '../file/file.rules.ts';
import type { IncidentRow } from '../incident/incident.rows.ts';
import { STILL_BYTES, STILLS_LIMIT, STILLS_MS, STILLS_WITHIN_MS, stillPlace } from './stills.rules.ts';

/** A still as a page sends it. */
export interface SentStill {
  readonly image: string;
  readonly takenAt: number;
}

/** What is wrong with the bytes of a still: its first ones decide that it is a JPEG, as they do of evidence. */
function imageError(field: string, image: string): FieldErrorRow | false {
  const base64 = /^data:image\/jpeg;base64,(\/9j\/.*)$/.exec(image)?.[1];
  if (base64 === undefined)
    return refuse(field, 'INVALID_FORMAT', { example: 'data:image/jpeg;base64,/9j/…' });
  const bytes = bytesOf(base64);
  if (bytes === null) return refuse(field, 'NOT_BASE64');
  return bytes > STILL_BYTES && refuse(field, 'TOO_LARGE', { kilobytes: STILL_BYTES / 1024 });
}

/** Why stills of before an incident are refused, by field; empty when they are taken. */
export function stillsErrors(stills: readonly SentStill[], raisedAt: number): FieldErrorRow[] {
  if (stills.length === 0) return [refuse('stills', 'REQUIRED')];
  if (stills.length > STILLS_LIMIT) return [refuse('stills', 'TOO_MANY', { most: STILLS_LIMIT })];
  const span = {
    least: new Date(raisedAt - STILLS_MS).toISOString(),
    most: new Date(raisedAt).toISOString(),
  };
  return stills.flatMap(({ image, takenAt }, index) =>
    refusals(
      imageError(`stills.${index}.image`, image),
      stillPlace(takenAt, raisedAt) === null && refuse(`stills.${index}.takenAt`, 'OUT_OF_RANGE', span),
    ),
  );
}

/** Why an incident can have no stills of before, as a sentence; null when it can. */
export function stillsRefusal(
  { raisedAt, number }: Pick<IncidentRow, 'raisedAt' | 'number'>,
  camera: Pick<CameraRow, 'name' | 'streams'> | undefined,
  now: number,
): string | null {
  if (!camera) return `#${number} is of a whole site: stills are of a camera.`;
  const kinds = camera.streams.map(({ kind }) => kind);
  if (kinds.includes('SYNTHETIC'))
    return `What ${camera.name} showed is drawn: nothing has to be kept of it.`;
  if (!kinds.some((kind) => kind !== 'RTSP')) {
    return `No browser plays a stream of ${camera.name}, so no page can have held its picture.`;
  }
  if (now - raisedAt <= STILLS_WITHIN_MS) return null;
  return `Stills of before #${number} were taken until ${STILLS_WITHIN_MS / 60_000} minutes after it was raised.`;
}
