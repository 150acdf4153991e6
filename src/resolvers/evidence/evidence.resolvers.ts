import { hasRole } from '../access.ts';
import { recordAudit } from '../audit/audit.rules.ts';
import { foundRow, requiredRow, rowOf, storedRow } from '../base/loadBatched.ts';
import { bulkIds } from '../base/paging.ts';
import type { Context, Viewer } from '../context.ts';
import { badInput, conflict, forbidden, notFound } from '../errors.ts';
import { readTimelines } from '../health/transitions.service.ts';
import type { IncidentRow } from '../incident/incident.rows.ts';
import type { IncidentEvidenceResolvers, MutationResolvers, QueryResolvers } from '../types.generated.ts';
import type { EvidencePictureRow, IncidentEvidenceRow } from './evidence.rows.ts';
import {
  isPast,
  PICTURES_LIMIT,
  pictureError,
  pictureOf,
  sceneOf,
  stillsOf,
  stillsSpan,
} from './evidence.rules.ts';
import { keepIncidentStills } from './evidence.stills.ts';

/** What synthetic cameras showed when the incidents were raised: three reads for all of them. */
async function scenesOf(context: Context, incidents: readonly IncidentRow[]): Promise<IncidentEvidenceRow[]> {
  const ids = [...new Set(incidents.flatMap(({ cameraId }) => cameraId ?? []))];
  if (ids.length === 0) return [];
  const moments = incidents.map(({ raisedAt }) => raisedAt);
  const [cameras, timelines] = await Promise.all([
    context.store.cameras.getMany(ids),
    readTimelines(context, ids, { from: Math.min(...moments), to: Math.max(...moments) + 1 }),
  ]);
  const perId = new Map(cameras.flatMap((camera) => (camera ? [[camera.id, camera]] : [])));
  return incidents.flatMap((incident) => {
    const id = incident.cameraId ?? '';
    return sceneOf(incident, perId.get(id), timelines.get(id)) ?? [];
  });
}

/** How the audit names a picture: by its incident. */
const auditedAs = ({ id, number }: IncidentRow) =>
  ({ subject: 'INCIDENT', subjectId: id, subjectName: `#${number}`, detail: 'EVIDENCE' }) as const;

/** A still belongs to nobody: whoever's page kept it must not be able to take it away. */
const mayRemove = (
  viewer: Viewer | null,
  { kind, accountId }: Pick<IncidentEvidenceRow, 'kind' | 'accountId'>,
): boolean =>
  viewer !== null &&
  accountId !== null &&
  ((kind === 'PICTURE' && viewer.id === accountId) || hasRole(viewer, 'ADMIN'));

/** The incidents with these ids, in one read. Throws NOT_FOUND when one of them is unknown. */
async function readIncidents(context: Context, ids: readonly string[]): Promise<IncidentRow[]> {
  const rows = await context.store.incidents.getMany(ids);
  return rows.map((row, index) => {
    if (!row) throw notFound('Incident', ids[index] ?? '');
    return row;
  });
}

const Query: Pick<QueryResolvers, 'incidentEvidence' | 'incidentPictures' | 'incidentStills'> = {
  async incidentEvidence(_, { incidentIds }, context) {
    const ids = bulkIds(incidentIds);
    const incidents = await readIncidents(context, ids);
    const [scenes, kept] = await Promise.all([
      scenesOf(context, incidents),
      context.store.evidencePictures.list({
        where: { incidentId: { in: ids }, kind: 'PICTURE' },
        orderBy: [{ field: 'takenAt', direction: 'asc' }],
      }),
    ]);
    const place = new Map(ids.map((id, index) => [id, index]));
    return [...scenes, ...kept.rows.map(pictureOf)].sort(
      (a, b) =>
        (place.get(a.incidentId) ?? 0) - (place.get(b.incidentId) ?? 0) ||
        a.takenAt - b.takenAt ||
        a.id.localeCompare(b.id),
    );
  },

  async incidentPictures(_, { incidentIds }, context) {
    const ids = bulkIds(incidentIds);
    const incidents = await readIncidents(context, ids);
    const { rows } = await context.store.evidencePictures.list({
      where: { incidentId: { in: ids } },
      // What somebody kept comes before stills.
      orderBy: [
        { field: 'kind', direction: 'asc' },
        { field: 'takenAt', direction: 'desc' },
      ],
      distinctOn: 'incidentId',
    });
    const kept = new Map(rows.map((row) => [row.incidentId, pictureOf(row)]));
    const scenes = await scenesOf(
      context,
      incidents.filter(({ id }) => !kept.has(id)),
    );
    const drawn = new Map(scenes.map((scene) => [scene.incidentId, scene]));
    return ids.flatMap((id) => kept.get(id) ?? drawn.get(id) ?? []);
  },

  async incidentStills(_, { incidentId }, context) {
    const incident = await foundRow(context, 'incidents', incidentId, 'Incident');
    const { cameraId } = incident;
    if (cameraId === null) return [];
    const { rows: kept } = await context.store.evidencePictures.list({
      where: { incidentId, kind: 'STILL' },
      orderBy: [{ field: 'takenAt', direction: 'asc' }],
    });
    if (kept.length > 0) return kept.map((row) => ({ at: row.takenAt, picture: pictureOf(row) }));
    const [camera, timelines] = await Promise.all([
      rowOf(context, 'cameras', cameraId),
      readTimelines(context, [cameraId], stillsSpan(incident)),
    ]);
    return [...stillsOf(incident, camera, timelines.get(cameraId))];
  },
};

const Mutation: Pick<
  MutationResolvers,
  'addIncidentEvidence' | 'keepIncidentStills' | 'removeIncidentEvidence'
> = {
  keepIncidentStills,

  async addIncidentEvidence(_, { input: { incidentId, image, takenAt } }, context) {
    const error = pictureError(image);
    if (error) throw badInput('image', error);
    if (!isPast(takenAt, context.now)) throw badInput('takenAt', 'A picture was taken in the past.');
    const row: EvidencePictureRow = {
      id: context.newId(),
      incidentId,
      kind: 'PICTURE',
      takenAt,
      takenById: context.viewer?.memberId ?? null,
      accountId: context.viewer?.id ?? '',
      image,
    };
    await context.store.transaction(async (tx) => {
      const incident = await storedRow(tx.incidents, incidentId, 'Incident');
      if ((await tx.evidencePictures.count({ incidentId, kind: 'PICTURE' })) >= PICTURES_LIMIT) {
        throw conflict(`An incident keeps ${PICTURES_LIMIT} pictures at most. Remove one first.`, {
          reason: 'PICTURES_LIMIT',
          most: PICTURES_LIMIT,
        });
      }
      await tx.evidencePictures.insert([row]);
      context.events.publish(tx, 'incidentChanged', { incidentId });
      await recordAudit(tx, context, { ...auditedAs(incident), action: 'CHANGE' });
    });
    return { evidence: pictureOf(row), errors: [] };
  },

  async removeIncidentEvidence(_, { input: { id } }, context) {
    const row = await context.store.transaction(async (tx) => {
      const picture = await storedRow(tx.evidencePictures, id, 'Picture');
      if (!mayRemove(context.viewer, picture)) {
        throw forbidden(
          'Only whoever kept the picture and admins may remove it; stills are removed by admins.',
        );
      }
      const incident = await tx.incidents.get(picture.incidentId);
      await tx.evidencePictures.remove([id]);
      context.events.publish(tx, 'incidentChanged', { incidentId: picture.incidentId });
      if (incident) await recordAudit(tx, context, { ...auditedAs(incident), action: 'REMOVE' });
      return picture;
    });
    return { evidence: pictureOf(row), errors: [] };
  },
};

const IncidentEvidence: IncidentEvidenceResolvers = {
  incident: ({ incidentId }, _, context) => requiredRow(context, 'incidents', incidentId),
  takenBy: async ({ takenById }, _, context) =>
    takenById === null ? null : ((await rowOf(context, 'teamMembers', takenById)) ?? null),
  removable: (evidence, _, { viewer }) => mayRemove(viewer, evidence),
};

export const evidenceResolvers = { Query, Mutation, IncidentEvidence };
