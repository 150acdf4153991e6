import type { CameraRow } from '../camera/camera.rows.ts';
import { viewSlotsOf } from '../camera/camera.rules.ts';
import type { Context } from '../context.ts';

type Store = Context['store'];

/** What the windows of the schedule repeat of their camera. */
const repeated = ['name', 'priority', 'siteId', 'operatorState'] as const;

/** Writes cameras as they are to be and the windows of their schedules, inside a transaction, and tells subscribers. */
export async function writeCameras(
  { events }: Pick<Context, 'events'>,
  store: Store,
  changes: readonly { readonly before: CameraRow; readonly after: CameraRow }[],
): Promise<CameraRow[]> {
  const written: CameraRow[] = [];
  for (const { before, after } of changes) {
    const { id, name, model, siteId, lat, lng, group, tags, priority, streams } = after;
    // Only these: what is kept of its transitions may have changed since the row was read.
    const patch = { name, model, siteId, lat, lng, group, tags, priority, streams };
    written.push(await store.cameras.update(before.id, patch));
    events.publish(store, 'cameraChanged', { cameraId: id });
    if (repeated.every((field) => before[field] === after[field])) continue;
    const { rows } = await store.viewSlots.list({ where: { cameraId: id } });
    await store.viewSlots.remove(rows.map((slot) => slot.id));
    await store.viewSlots.insert(viewSlotsOf(after));
  }
  return written;
}
