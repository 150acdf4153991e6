import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { CameraStreamRow } from '../camera/camera.rows.ts';
import type { Secrets } from '../context.ts';
import { credentialsIn, type PlannedStream } from './registry.rules.ts';
import type { Credentials } from './streamUrl.rules.ts';

/**
 * What a stream's credentials are sealed for: its camera, its name and the machine that they are sent to. So whoever can
 * write into the database, but has no key, cannot have them sent elsewhere.
 */
function placeOf(cameraId: string, { name, address }: Pick<CameraStreamRow, 'name' | 'address'>): string {
  return JSON.stringify([cameraId, name, address?.scheme, address?.host, address?.port]);
}

/** The credentials of a kept stream; null when it has none, undefined when they cannot be opened. */
export async function decryptCredentials(
  secrets: Secrets,
  cameraId: string,
  stream: CameraStreamRow | undefined,
): Promise<Credentials | null | undefined> {
  if (!stream || stream.secret === null) return null;
  const text = await secrets.open(stream.secret, placeOf(cameraId, stream));
  return text === null ? undefined : credentialsIn(text);
}

/** The secret of a planned stream; undefined when the one that it should keep cannot be opened. */
async function secretFor(
  secrets: Secrets,
  cameraId: string,
  { stream, typed, former }: PlannedStream,
): Promise<string | null | undefined> {
  const kept = former?.secret ?? null;
  if (typed === null || (typed === undefined && kept === null)) return null;
  const place = placeOf(cameraId, stream);
  const stays = former !== undefined && placeOf(cameraId, former) === place;
  if (typed === undefined && stays) return kept;
  const opened = former && kept !== null ? await secrets.open(kept, placeOf(cameraId, former)) : null;
  const text = typed ?? opened;
  if (text === null) return undefined;
  // What says the same stays as it is, so that nothing counts as changed.
  return stays && opened === text ? kept : secrets.seal(text, place);
}

/** The rows of planned streams, their credentials sealed, or why they are refused: by `streams.<place>.password`. */
export async function encryptStreams(
  secrets: Secrets,
  cameraId: string,
  planned: readonly PlannedStream[],
): Promise<{ readonly streams: CameraStreamRow[]; readonly errors: FieldErrorRow[] }> {
  const found = await Promise.all(planned.map((each) => secretFor(secrets, cameraId, each)));
  const streams = planned.map(({ stream }, index) => ({ ...stream, secret: found[index] ?? null }));
  const errors = found.flatMap((secret, index) =>
    secret === undefined ? [refuse(`streams.${index}.password`, 'SECRET_UNREADABLE')] : [],
  );
  return { streams: errors.length > 0 ? [] : streams, errors };
}

/** The stream with its secret sealed by the key that seals now; null when its key is not here. */
export async function reencryptStreams(
  secrets: Secrets,
  cameraId: string,
  stream: CameraStreamRow,
): Promise<CameraStreamRow | null> {
  if (stream.secret === null || !(await secrets.isOutdated(stream.secret))) return stream;
  const place = placeOf(cameraId, stream);
  const text = await secrets.open(stream.secret, place);
  return text === null ? null : { ...stream, secret: await secrets.seal(text, place) };
}
