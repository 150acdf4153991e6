import type { Environment } from '../context.ts';
import { LOOSE_MS } from './blob.rules.ts';
import { removeBlobs } from './blob.service.ts';

/** So many are removed at one beat: the next beat goes on. */
const AT_ONCE = 100;

/**
 * One beat of the sweep: removes blobs that nothing has referred to for a day, finished or not, and what an interrupted
 * removal has left. Returns how many went.
 */
export async function sweepBlobs({ store, blobs, clock }: Environment): Promise<number> {
  const { rows } = await store.blobs.list({
    where: { looseSince: { lte: clock() - LOOSE_MS } },
    orderBy: [{ field: 'looseSince', direction: 'asc' }],
    first: AT_ONCE,
  });
  return rows.length === 0
    ? 0
    : removeBlobs(
        { store, blobs },
        rows.map(({ id }) => id),
      );
}
