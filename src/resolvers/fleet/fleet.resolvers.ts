import { loadBatched } from '../base/loadBatched.ts';
import { inRegistry, streamKindsOf } from '../camera/camera.rules.ts';
import type { Context } from '../context.ts';
import { openSeverities } from '../incident/openSeverities.service.ts';
import type { QueryResolvers } from '../types.generated.ts';
import type { FleetCameraRow } from './fleet.rows.ts';

/** The whole fleet by name; every field is read, whichever of them the operation asks for. */
async function readFleet(context: Context): Promise<FleetCameraRow[]> {
  const [{ rows }, sites, severities] = await Promise.all([
    context.store.cameras.list({ where: inRegistry, orderBy: [{ field: 'name', direction: 'asc' }] }),
    context.store.sites.list(),
    openSeverities(context),
  ]);
  const states = await context.fleetHealth.statesNow(context, rows);
  const siteNames = new Map(sites.rows.map(({ id, name }) => [id, name]));
  return rows.map((camera) => {
    const now = states.get(camera.id);
    return {
      id: camera.id,
      name: camera.name,
      model: camera.model,
      siteId: camera.siteId,
      siteName: siteNames.get(camera.siteId) ?? '',
      group: camera.group,
      tags: camera.tags,
      priority: camera.priority,
      operatorState: camera.operatorState,
      lat: camera.lat,
      lng: camera.lng,
      state: now?.state ?? 'NOT_OBSERVED',
      stateSince: now?.since ?? null,
      openSeverity: severities.get(camera.id) ?? null,
      streamKinds: streamKindsOf(camera.streams),
    };
  });
}

const Query: Pick<QueryResolvers, 'fleet'> = {
  // Once for each operation: fifteen aliases would otherwise read and derive every camera fifteen times.
  fleet: async (_, __, context) =>
    (await loadBatched<FleetCameraRow[]>(
      context,
      'fleet',
      '',
      async () => new Map([['', await readFleet(context)]]),
    )) ?? [],
};

export const fleetResolvers = { Query };
