import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Store } from '~/store/tables.ts';
import { StoredLimiter } from './StoredLimiter.ts';

/** One counter of attempts: what it counts, and how many are allowed in a minute. */
export interface Counter {
  readonly key: readonly string[];
  readonly points: number;
  /** Whether a success resets the count; otherwise it only refunds its own attempt. */
  readonly forgetful?: boolean;
}

/** A digest: it has one length, however long the tried name is, and reveals nothing. */
const idOf = ({ key }: Counter): string =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url');

/** How many expired counts are removed each time that an attempt is counted. */
const SWEPT_AT_ONCE = 100;

const limiterOf = ({ attempts }: Pick<Store, 'attempts'>, { points }: Counter, now: number) =>
  new StoredLimiter({ attempts, points, now });

/** Milliseconds to wait when a limiter refuses; other errors are thrown again. */
const waitOf = (error: unknown): number => {
  if (error instanceof RateLimiterRes) return error.msBeforeNext;
  throw error;
};

/** Milliseconds until every full counter allows an attempt again; 0 when none is full. Only reads. */
async function fullFor(store: Store, counters: readonly Counter[], now: number): Promise<number> {
  const waits = counters.map(async (counter) => {
    const found = await limiterOf(store, counter, now).get(idOf(counter));
    return found && found.consumedPoints >= counter.points ? found.msBeforeNext : 0;
  });
  return Math.max(0, ...(await Promise.all(waits)));
}

/**
 * Counts an attempt in all counters, or in none when one of them is full. Resolves with the milliseconds to wait in
 * that case, 0 when the attempt is allowed.
 */
export async function countAttempt(store: Store, counters: readonly Counter[], now: number): Promise<number> {
  // A flood that is refused anyway must not hold the write lock that others wait for.
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

/** Takes an attempt back from the counters, after it has succeeded. */
export async function refundAttempt(store: Store, counters: readonly Counter[], now: number): Promise<void> {
  await store.transaction(async (tx) => {
    for (const counter of counters) {
      const limiter = limiterOf(tx, counter, now);
      if (counter.forgetful) await limiter.delete(idOf(counter));
      else await limiter.reward(idOf(counter));
    }
  });
}
