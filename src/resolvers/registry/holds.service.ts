import type { CameraState } from '~/graphql/types.generated.ts';
import type { Context } from '../context.ts';
import type { MaintenanceHoldRow } from './registry.rows.ts';

type Store = Context['store'];

/** What active maintenance windows hold of the cameras; one read. */
export async function holdsOf(
  store: Store,
  cameraIds: readonly string[],
): Promise<readonly MaintenanceHoldRow[]> {
  const { rows } = await store.maintenanceHolds.list({ where: { cameraId: { in: cameraIds }, held: true } });
  return rows;
}

/** Keeps what the cameras return to when their maintenance ends; null is NOT_OBSERVED. */
export async function recordObservedState(
  store: Store,
  holds: readonly MaintenanceHoldRow[],
  observed: CameraState | null,
): Promise<void> {
  for (const { id } of holds) await store.maintenanceHolds.update(id, { observed });
}
