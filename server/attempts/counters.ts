import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Store } from '~/store/tables.ts';
import { StoredLimiter } from './StoredLimiter.ts';

/** One count of tries: what it is for, and how many pass in a minute. */
export interface Counter {
  readonly key: readonly string[];
  readonly points: number;
  /** Whether a success begins the count anew; otherwise it gives back its own try alone. */
  readonly forgetful?: boolean;
}

/** As keys they have one length, however long a name somebody tries, and tell nothing. */
const idOf = ({ key }: Counter): string =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url');

/** How many counts whose minute is over are forgotten each time that something is counted. */
const SWEPT_AT_ONCE = 100;

const limiterOf = ({ attempts }: Pick<Store, 'attempts'>, { points }: Counter, now: number) =>
  new StoredLimiter({ attempts, points, now });

/** Milliseconds to wait where a limiter refuses; other errors are thrown on. */
const waitOf = (error: unknown): number => {
  if (error instanceof RateLimiterRes) return error.msBeforeNext;
  throw error;
};

/** Milliseconds until the last of the counters that are full lets something pass; 0 when none is. Reads only. */
async function fullFor(store: Store, counters: readonly Counter[], now: number): Promise<number> {
  const waits = counters.map(async (counter) => {
    const found = await limiterOf(store, counter, now).get(idOf(counter));
    return found && found.consumedPoints >= counter.points ? found.msBeforeNext : 0;
  });
  return Math.max(0, ...(await Promise.all(waits)));
}

/**
 * Counts a try with all of the counters, or with none when one of them is full. Resolves with the milliseconds to wait
 * then, 0 when the try may be made.
 */
export async function countAttempt(store: Store, counters: readonly Counter[], now: number): Promise<number> {
  // A flood that is refused anyway must not make others wait for the one who writes.
  const wait = await fullFor(store, counters, now);
  if (wait > 0) return wait;
  try {
    await store.transaction(async (tx) => {
      const { rows } = await tx.attempts.list({ where: { endsAt: { lte: now } }, first: SWEPT_AT_ONCE });
      await tx.attempts.remove(rows.map(({ id }) => id));
      for (const counter of counters) await limiterOf(tx, counter, now).consume(idOf(counter));
    });
    return 0;
  } catch (error) {
    return waitOf(error);
  }
}

/** Takes back what a try has counted, after it has succeeded. */
export async function refundAttempt(store: Store, counters: readonly Counter[], now: number): Promise<void> {
  await store.transaction(async (tx) => {
    for (const counter of counters) {
      const limiter = limiterOf(tx, counter, now);
      if (counter.forgetful) await limiter.delete(idOf(counter));
      else await limiter.reward(idOf(counter));
    }
  });
}
