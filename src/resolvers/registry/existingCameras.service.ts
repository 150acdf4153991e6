import type { CameraRow } from '../camera/camera.rows.ts';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../errors.ts';

/** The rows of the ids, in their order, removed cameras too. NOT_FOUND for the first id that has none. */
export async function knownCameras(
  { cameras }: Pick<Context['store'], 'cameras'>,
  ids: readonly string[],
): Promise<CameraRow[]> {
  const rows = await cameras.getMany(ids);
  return rows.map((row, index) => {
    if (!row) throw notFound('Camera', ids[index] ?? '');
    return row;
  });
}

/**
 * The cameras of the ids, in their order. NOT_FOUND for the first id that has none; CONFLICT, with the ids, when some of
 * them were removed: they must be restored before anything is done with them.
 */
export async function existingCameras(
  store: Pick<Context['store'], 'cameras'>,
  ids: readonly string[],
): Promise<CameraRow[]> {
  const known = await knownCameras(store, ids);
  const removed = known.filter(({ removedAt }) => removedAt !== null);
  const [first] = removed;
  if (first) {
    throw conflict(`${first.name} was removed: restore it first.`, {
      reason: 'CAMERA_REMOVED',
      camera: first.name,
      refusedIds: removed.map(({ id }) => id),
    });
  }
  return known;
}

/** Like existingCameras, for one. */
export async function existingCamera(
  store: Pick<Context['store'], 'cameras'>,
  id: string,
): Promise<CameraRow> {
  const [camera] = await existingCameras(store, [id]);
  if (!camera) throw notFound('Camera', id);
  return camera;
}
