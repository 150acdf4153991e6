import { storedRow } from '../base/loadBatched.ts';
import { conflict, unauthenticated } from '../errors.ts';
import type { MutationResolvers } from '../types.generated.ts';
import type { EvidencePictureRow } from './evidence.rows.ts';
import { pictureOf } from './evidence.rules.ts';
import { onePerPlace, stillId } from './stills.rules.ts';
import { stillsErrors, stillsRefusal } from './stillsRefused.rules.ts';

/**
 * Keeps what a page held of a camera from before an incident: one still of every five seconds, the first that comes. That
 * nobody pressed anything is why the audit does not name it: the row names the account.
 */
export const keepIncidentStills: NonNullable<MutationResolvers['keepIncidentStills']> = async (
  _,
  { input: { incidentId, stills } },
  context,
) => {
  const { viewer } = context;
  if (!viewer) throw unauthenticated('Sign in first.');
  return context.store.transaction(async (tx) => {
    const incident = await storedRow(tx.incidents, incidentId, 'Incident');
    const camera = incident.cameraId === null ? undefined : await tx.cameras.get(incident.cameraId);
    const refusal = stillsRefusal(incident, camera, context.now);
    if (refusal !== null) throw conflict(refusal);
    const errors = stillsErrors(stills, incident.raisedAt);
    if (errors.length > 0) return { stills: [], errors };

    const rows = [...onePerPlace(stills, incident.raisedAt)].map(
      ([place, { image, takenAt }]): EvidencePictureRow => ({
        id: stillId(incidentId, place),
        incidentId,
        kind: 'STILL',
        takenAt,
        takenById: null,
        accountId: viewer.id,
        image,
      }),
    );
    const there = await tx.evidencePictures.getMany(rows.map(({ id }) => id));
    const missing = rows.filter((_row, index) => !there[index]);
    if (missing.length > 0) {
      await tx.evidencePictures.insert(missing);
      context.events.publish(tx, 'incidentChanged', { incidentId });
    }
    const kept = await tx.evidencePictures.list({
      where: { incidentId, kind: 'STILL' },
      orderBy: [{ field: 'takenAt', direction: 'asc' }],
    });
    return { stills: kept.rows.map(pictureOf), errors: [] };
  });
};
