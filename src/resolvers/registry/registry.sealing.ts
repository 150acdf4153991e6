import type { CameraRow } from '../camera/camera.rows.ts';
import type { Environment } from '../context.ts';
import { reencryptStreams } from './streamSecrets.ts';

export interface Resealed {
  /** Streams whose credentials lay in clear or under an earlier key. */
  readonly sealed: number;
  /** Streams whose credentials stay as they are, because no key here opens them. */
  readonly unreadable: number;
}

type Needed = Pick<Environment, 'store' | 'secrets'>;

async function resealCamera({ store, secrets }: Needed, { id, streams }: CameraRow): Promise<Resealed> {
  const anew = await Promise.all(streams.map((stream) => reencryptStreams(secrets, id, stream)));
  const sealed = anew.filter((stream, index) => stream !== null && stream !== streams[index]).length;
  if (sealed > 0) {
    await store.cameras.update(id, { streams: streams.map((kept, index) => anew[index] ?? kept) });
  }
  return { sealed, unreadable: anew.filter((stream) => stream === null).length };
}

/**
 * Seals the credentials of every stream by the key that seals now: those that an earlier version kept in clear, and those
 * of an earlier key. To be called once at the start of a program.
 */
export function resealStreams({ store, secrets }: Needed): Promise<Resealed> {
  return store.transaction(async (tx) => {
    const { rows } = await tx.cameras.list();
    const total = { sealed: 0, unreadable: 0 };
    for (const camera of rows) {
      if (camera.streams.every(({ secret }) => secret === null)) continue;
      const { sealed, unreadable } = await resealCamera({ store: tx, secrets }, camera);
      total.sealed += sealed;
      total.unreadable += unreadable;
    }
    return total;
  });
}
