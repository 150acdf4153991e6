import { presentRow } from '../base/present.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import { inRegistry } from '../camera/camera.rules.ts';
import type { Context } from '../context.ts';
import type { SiteRow } from '../site/site.rows.ts';
import { siteErrors } from '../site/site.rules.ts';
import type { MutationResolvers } from '../types.generated.ts';
import { changeRow, removeRow, restoreRow } from './removable.ts';
import { insertSite, sites } from './sites.service.ts';

type Store = Context['store'];

const noProject = refuse('projectId', 'NOT_FOUND');

/** Cameras that keep a site from being removed. */
async function camerasAt({ cameras }: Store, siteId: string): Promise<FieldErrorRow[]> {
  const count = await cameras.count({ ...inRegistry, siteId });
  return count > 0 ? [refuse('id', 'HAS_CAMERAS', { cameras: count })] : [];
}

/** The entries of the fleet repeat the name of their site. */
async function tellOfCameras(tx: Store, { events }: Context, siteId: string): Promise<void> {
  const { rows } = await tx.cameras.list({ where: { ...inRegistry, siteId } });
  for (const camera of rows) events.publish(tx, 'cameraChanged', { cameraId: camera.id });
}

const answer = ({ row, errors }: { row: SiteRow | null; errors: FieldErrorRow[] }) => ({ site: row, errors });

type Changes = Pick<MutationResolvers, 'createSite' | 'updateSite' | 'removeSite' | 'restoreSite'>;

const Mutation: Changes = {
  async createSite(_, { input }, context) {
    const { location, timeZone } = input;
    const site = { name: input.name.trim(), address: input.address?.trim() ?? '', ...location, timeZone };
    return context.store.transaction(async (tx) => {
      const named = input.projectId;
      const known = named == null || (await presentRow(tx.projects, named));
      const errors = [...siteErrors(site), ...(known ? [] : [noProject])];
      if (errors.length > 0) return { site: null, errors };
      return answer(await insertSite(tx, context, { id: context.newId(), ...site }, named ?? null));
    });
  },

  async updateSite(_, { input: { id, changes } }, context) {
    const changed = (before: SiteRow): SiteRow => ({
      ...before,
      name: changes.name?.trim() ?? before.name,
      address: changes.address?.trim() ?? before.address,
      lat: changes.location?.lat ?? before.lat,
      lng: changes.location?.lng ?? before.lng,
      timeZone: changes.timeZone ?? before.timeZone,
      projectId: changes.projectId ?? before.projectId,
    });
    const errorsOf = async (after: SiteRow, tx: Store) => [
      ...siteErrors(after),
      ...((await presentRow(tx.projects, after.projectId)) ? [] : [noProject]),
    ];
    return answer(
      await changeRow(context, sites, id, changed, errorsOf, async (tx, before, after) => {
        if (before.name !== after.name) await tellOfCameras(tx, context, id);
      }),
    );
  },

  removeSite: (_, { input: { id } }, context) => removeRow(context, sites, id, (tx) => camerasAt(tx, id)),

  async restoreSite(_, { input: { id } }, context) {
    // Nothing keeps a project without sites from being removed after its last one.
    return answer(
      await restoreRow(context, sites, id, async (tx, { projectId }) => {
        await tx.projects.update(projectId, { removedAt: null });
      }),
    );
  },
};

export const organisationSites = { Mutation };
