import type { CameraStreamRow } from '../camera/camera.rows.ts';
import type { Context } from '../context.ts';
import type { MutationResolvers } from '../types.generated.ts';
import { isRefusedHost } from './refusedHosts.rules.ts';
import { draftOf, formerOf } from './registry.cameras.ts';
import { credentialsIn, streamErrors, streamRow } from './registry.rules.ts';

async function keptStreams({ store }: Context, cameraId: string | null | undefined) {
  const camera = cameraId ? await store.cameras.get(cameraId) : undefined;
  return camera?.streams ?? [];
}

/** Whether the stream can be fetched, without what needs no fetching. */
function tested(context: Context, { kind, address, secret }: CameraStreamRow) {
  if (kind === 'SYNTHETIC' || !address) {
    return { outcome: 'WORKS', reason: null, advice: 'SYNTHETIC', milliseconds: null } as const;
  }
  if (isRefusedHost(address.host)) {
    return { outcome: 'FAILS', reason: 'REFUSED', advice: 'ADDRESS_REFUSED', milliseconds: null } as const;
  }
  return context.streamProbe.test({ kind, address, credentials: credentialsIn(secret) });
}

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
    const found = await tested(context, streamRow(draft, former));
    return { test: { ...found, testedBy: context.streamProbe.testedBy }, errors: [] };
  },
};

export const registryConnection = { Mutation };
