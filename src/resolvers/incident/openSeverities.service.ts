import type { IncidentSeverity } from '~/graphql/types.generated.ts';
import type { Context } from '../context.ts';

/**
 * The worst severity among the open incidents of each camera that has one; of all cameras when no ids are named. One
 * read.
 */
export async function openSeverities(
  { store }: Context,
  ids?: readonly string[],
): Promise<Map<string, IncidentSeverity>> {
  const groups = await store.incidents.aggregate({
    where: { state: { in: ['NEW', 'ACKNOWLEDGED'] }, ...(ids ? { cameraId: { in: ids } } : {}) },
    by: ['cameraId', 'severity'],
  });
  const worst = new Map<string, IncidentSeverity>();
  for (const severity of ['LOW', 'MEDIUM', 'HIGH'] as const) {
    for (const { key } of groups)
      if (key.severity === severity && key.cameraId) worst.set(key.cameraId, severity);
  }
  return worst;
}
