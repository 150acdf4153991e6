import { DAY } from './base/period.rules.ts';
import type { Context } from './context.ts';

type Opener = Pick<Context, 'store' | 'tokens' | 'newId'>;

/** Specification, shell §9: an access token lives for two days. In milliseconds. */
export const TOKEN_LIFETIME = 2 * DAY;

/** How many sessions whose time is over are forgotten each time that one begins. */
const SWEPT_AT_ONCE = 100;

/** A new session of the user, with a token that expires when it does. Sessions whose time is over are forgotten. */
export async function openSession(
  { store, tokens, newId }: Opener,
  userId: string,
  { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
): Promise<string> {
  const id = newId();
  await store.transaction(async ({ sessions }) => {
    const { rows } = await sessions.list({ where: { expiresAt: { lte: now } }, first: SWEPT_AT_ONCE });
    await sessions.remove(rows.map((row) => row.id));
    await sessions.insert([{ id, userId, createdAt: now, expiresAt, revokedAt: null }]);
  });
  return tokens.issue({ userId, sessionId: id, expiresAt });
}
