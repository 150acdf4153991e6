import type { Context, Environment } from './context.ts';
import type { UserSessionRow } from './session/session.rows.ts';

type Opener = Pick<Context, 'store' | 'tokens' | 'newId'>;

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

/** The session that a token proves; undefined when the token is forged or expired, or the session ended. */
export async function readSession(
  { store, tokens }: Pick<Environment, 'store' | 'tokens'>,
  token: string,
  now: number,
): Promise<UserSessionRow | undefined> {
  const claims = await tokens.verify(token, now);
  const row = claims ? await store.sessions.get(claims.sessionId) : undefined;
  return row && row.userId === claims?.userId && row.revokedAt === null && row.expiresAt > now
    ? row
    : undefined;
}
