import { recordAudit } from '../audit/audit.rules.ts';
import { bulkIds } from '../base/paging.ts';
import { presentRow } from '../base/present.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { CameraRow, CameraStreamRow } from '../camera/camera.rows.ts';
import type { Context } from '../context.ts';
import { emptyProjection } from '../health/projection.rules.ts';
import type { MutationResolvers, StreamInput } from '../types.generated.ts';
import { existingCamera, existingCameras } from './existingCameras.service.ts';
import {
  type CameraDraft,
  cameraErrors,
  changedFields,
  DEFAULT_PRIORITY,
  normaliseTags,
  plannedStream,
  type StreamDraft,
  streamsErrors,
} from './registry.rules.ts';
import { writeCameras } from './registry.writes.ts';
import { encryptStreams } from './streamSecrets.ts';
import type { Credentials } from './streamUrl.rules.ts';

const credentialsGiven = (credentials: StreamInput['credentials']): Credentials | null | undefined =>
  credentials
    ? {
        userName: credentials.userName ?? null,
        password: credentials.password ?? null,
        token: credentials.token ?? null,
      }
    : credentials;

/** A stream as it came. */
export const draftOf = (stream: StreamInput): StreamDraft => ({
  name: stream.name,
  kind: stream.kind,
  role: stream.role,
  width: stream.width,
  height: stream.height,
  framesPerSecond: stream.framesPerSecond,
  scheme: stream.scheme ?? null,
  host: stream.host ?? null,
  port: stream.port ?? null,
  path: stream.path ?? null,
  credentials: credentialsGiven(stream.credentials),
});

/** The kept stream whose credentials the given one has; undefined for a new one. */
export const formerOf = (
  streams: readonly CameraStreamRow[],
  { name, formerName }: StreamInput,
): CameraStreamRow | undefined => streams.find((kept) => kept.name === (formerName ?? name).trim());

/** The rows of the streams, or why they are refused. */
async function streamsOf(
  { secrets }: Context,
  cameraId: string,
  inputs: readonly StreamInput[],
  kept: readonly CameraStreamRow[],
): Promise<{ readonly streams: CameraStreamRow[]; readonly errors: FieldErrorRow[] }> {
  const drafts = inputs.map(draftOf);
  const formers = inputs.map((input) => formerOf(kept, input));
  const errors = streamsErrors(drafts, (index) => {
    const former = formers[index];
    return former && { address: former.address, hasCredentials: former.secret !== null };
  });
  if (errors.length > 0) return { streams: [], errors };
  const planned = drafts.map((draft, index) => plannedStream(draft, formers[index]));
  return encryptStreams(secrets, cameraId, planned);
}

const tidy = (draft: CameraDraft): CameraDraft => ({
  ...draft,
  name: draft.name.trim(),
  model: draft.model.trim(),
  group: draft.group.trim(),
  tags: normaliseTags(draft.tags),
});

const noSite = refuse('siteId', 'NOT_FOUND');

/** Tags after some were added and others removed. */
const retagged = (tags: readonly string[], add: readonly string[], remove: readonly string[]): string[] =>
  normaliseTags([...tags, ...add]).filter((tag) => !remove.includes(tag));

const auditOf = (before: CameraRow, after: CameraRow) =>
  ({
    action: 'CHANGE',
    subject: 'CAMERA',
    subjectId: after.id,
    subjectName: after.name,
    detail: changedFields(before, after).join(', '),
  }) as const;

async function insertCamera(context: Context, camera: CameraRow): Promise<void> {
  await context.store.transaction(async (tx) => {
    await tx.cameras.insert([camera]);
    context.events.publish(tx, 'cameraChanged', { cameraId: camera.id });
    const subject = { subject: 'CAMERA', subjectId: camera.id, subjectName: camera.name } as const;
    await recordAudit(tx, context, { action: 'CREATE', ...subject });
  });
}

type Changes = Pick<MutationResolvers, 'addCamera' | 'updateCamera' | 'changeCameras'>;

const Mutation: Changes = {
  async addCamera(_, { input }, context) {
    const site = await presentRow(context.store.sites, input.siteId);
    const draft = tidy({
      name: input.name,
      model: input.model ?? '',
      siteId: input.siteId,
      lat: input.location?.lat ?? site?.lat ?? 0,
      lng: input.location?.lng ?? site?.lng ?? 0,
      group: input.group ?? '',
      tags: input.tags ?? [],
      priority: input.priority ?? DEFAULT_PRIORITY,
    });
    const id = context.newId();
    const { streams, errors: refused } = await streamsOf(context, id, input.streams, []);
    const errors = [...cameraErrors(draft), ...(site ? [] : [noSite]), ...refused];
    if (errors.length > 0) return { camera: null, errors };
    const camera: CameraRow = {
      id,
      ...draft,
      operatorState: 'ACTIVE',
      streams,
      schedule: [],
      installedAt: context.now,
      removedAt: null,
      removedBy: null,
      ...emptyProjection,
    };
    await insertCamera(context, camera);
    return { camera, errors: [] };
  },

  async updateCamera(_, { input: { id, changes: input } }, context) {
    return context.store.transaction(async (tx) => {
      const before = await existingCamera(tx, id);
      const draft = tidy({
        name: input.name ?? before.name,
        model: input.model ?? before.model,
        siteId: input.siteId ?? before.siteId,
        lat: input.location?.lat ?? before.lat,
        lng: input.location?.lng ?? before.lng,
        group: input.group ?? before.group,
        tags: input.tags ?? before.tags,
        priority: input.priority ?? before.priority,
      });
      const site = await presentRow(tx.sites, draft.siteId);
      const { streams, errors: refused } = input.streams
        ? await streamsOf(context, id, input.streams, before.streams)
        : { streams: before.streams, errors: [] };
      const errors = [...cameraErrors(draft), ...(site ? [] : [noSite]), ...refused];
      if (errors.length > 0) return { camera: null, errors };
      const after = { ...before, ...draft, streams };
      const [camera = after] = await writeCameras(context, tx, [{ before, after }]);
      await recordAudit(tx, context, auditOf(before, after));
      return { camera, errors: [] };
    });
  },

  async changeCameras(_, { input: { ids, changes: input } }, context) {
    const wanted = bulkIds(ids);
    return context.store.transaction(async (tx) => {
      if (input.siteId && !(await presentRow(tx.sites, input.siteId)))
        return { cameras: [], errors: [noSite] };
      const changes = (await existingCameras(tx, wanted)).map((before) => {
        const draft = tidy({
          ...before,
          siteId: input.siteId ?? before.siteId,
          group: input.group ?? before.group,
          priority: input.priority ?? before.priority,
          tags: retagged(before.tags, input.addTags ?? [], normaliseTags(input.removeTags ?? [])),
        });
        return { before, after: { ...before, ...draft }, errors: cameraErrors(draft) };
      });
      const refused = changes.find(({ errors }) => errors.length > 0);
      if (refused) return { cameras: [], errors: refused.errors };
      const cameras = await writeCameras(context, tx, changes);
      await recordAudit(tx, context, ...changes.map(({ before, after }) => auditOf(before, after)));
      return { cameras, errors: [] };
    });
  },
};

export const registryCameras = { Mutation };
