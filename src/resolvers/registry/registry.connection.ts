import { refuse } from '../base/refusal.rules.ts';
import type { CameraStreamRow } from '../camera/camera.rows.ts';
import type { Context } from '../context.ts';
import type { MutationResolvers } from '../types.generated.ts';
import { isRefusedHost } from './refusedHosts.rules.ts';
import { draftOf, formerOf } from './registry.cameras.ts';
import { addressOf, type StreamDraft, streamErrors } from './registry.rules.ts';
import { decryptCredentials } from './streamSecrets.ts';
import type { Credentials } from './streamUrl.rules.ts';

async function keptStreams({ store }: Context, cameraId: string | null | undefined) {
  const camera = cameraId ? await store.cameras.get(cameraId) : undefined;
  return camera?.streams ?? [];
}

/** Whether the stream can be fetched, without what needs no fetching. */
function tested(context: Context, draft: StreamDraft, credentials: Credentials | null) {
  const address = addressOf(draft);
  if (!address) {
    return { outcome: 'WORKS', reason: null, advice: 'SYNTHETIC', milliseconds: null } as const;
  }
  if (isRefusedHost(address.host)) {
    return { outcome: 'FAILS', reason: 'REFUSED', advice: 'ADDRESS_REFUSED', milliseconds: null } as const;
  }
  return context.streamProbe.test({ kind: draft.kind, address, credentials });
}

/** Those that were typed, else those that are kept; undefined when these cannot be opened. */
const credentialsFor = async (
  { secrets }: Context,
  cameraId: string | null | undefined,
  { credentials }: StreamDraft,
  former: CameraStreamRow | undefined,
) => (credentials === undefined ? decryptCredentials(secrets, cameraId ?? '', former) : credentials);

const Mutation: Pick<MutationResolvers, 'testCameraConnection'> = {
  async testCameraConnection(_, { input: { cameraId, stream } }, context) {
    const former = formerOf(await keptStreams(context, cameraId), stream);
    const draft = draftOf(stream);
    const errors = streamErrors(
      draft,
      '',
      former && { address: former.address, hasCredentials: former.secret !== null },
    );
    if (errors.length > 0) return { test: null, errors };
    const credentials = await credentialsFor(context, cameraId, draft, former);
    if (credentials === undefined) {
      return { test: null, errors: [refuse('password', 'SECRET_UNREADABLE')] };
    }
    const found = await tested(context, draft, credentials);
    return { test: { ...found, testedBy: context.streamProbe.testedBy }, errors: [] };
  },
};

export const registryConnection = { Mutation };
