import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { AttemptRow } from '~/resolvers/session/session.rows.ts';
import type { Table } from '~/store/port.ts';

/** Length of the counting window in seconds; it begins with the first attempt. */
export const windowSeconds = 60;

export interface StoredLimiterOptions {
  /** The attempts table of a transaction; several servers on one database share it. */
  readonly attempts: Table<AttemptRow>;
  /** How many attempts are allowed in a minute. */
  readonly points: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * A limiter of rate-limiter-flexible over a table of our store: the same for memory, SQLite and PostgreSQL, where the
 * limiters that come with the package each want a database driver of their own. Rows are removed when their minute is
 * over and never before, however many there are.
 */
export class StoredLimiter extends RateLimiterStoreAbstract {
  readonly #attempts: Table<AttemptRow>;
  readonly #now: number;

  constructor({ attempts, points, now }: StoredLimiterOptions) {
    super({ storeClient: attempts, keyPrefix: '', points, duration: windowSeconds });
    this.#attempts = attempts;
    this.#now = now;
  }

  /** The count of the current minute; null when there is none. */
  async _get(id: string): Promise<AttemptRow | null> {
    const row = await this.#attempts.get(id);
    return row && row.endsAt > this.#now ? row : null;
  }

  /** Adds to the count of the current minute, or begins one. A refund never begins one. */
  async _upsert(id: string, points: number, milliseconds: number): Promise<AttemptRow> {
    const running = await this._get(id);
    if (running) return this.#attempts.update(id, { count: Math.max(0, running.count + points) });
    const row = { id, count: points, endsAt: this.#now + milliseconds };
    if (points <= 0) return { ...row, count: 0 };
    await this.#attempts.remove([id]);
    await this.#attempts.insert([row]);
    return row;
  }

  async _delete(id: string): Promise<boolean> {
    return (await this.#attempts.remove([id])) > 0;
  }

  _getRateLimiterRes(_: string, points: number, { count, endsAt }: AttemptRow): RateLimiterRes {
    const left = Math.max(this.points - count, 0);
    return new RateLimiterRes(left, endsAt - this.#now, count, count === points);
  }
}
