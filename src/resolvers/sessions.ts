import { recordAccountEvent } from './audit/audit.rules.ts';
import { DAY } from './base/period.rules.ts';
import type { Context } from './context.ts';
import { forbidden } from './errors.ts';
import type { UserRow } from './session/session.rows.ts';

type Opener = Pick<Context, 'store' | 'tokens' | 'newId'>;

/** Specification, shell §9: an access token lives for two days. In milliseconds. */
export const TOKEN_LIFETIME = 2 * DAY;

/** How many expired sessions are removed each time that one begins. */
const SWEPT_AT_ONCE = 100;

/**
 * A new session of the user, with a token that expires when it does. Sessions whose time is over are forgotten.
 * @param also is done in the transaction that begins the session
 */
export async function openSession(
  { store, tokens, newId }: Opener,
  userId: string,
  { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
  also?: (tx: Context['store']) => Promise<void>,
): Promise<string> {
  const id = newId();
  await store.transaction(async (tx) => {
    const { sessions } = tx;
    const { rows } = await sessions.list({ where: { expiresAt: { lte: now } }, first: SWEPT_AT_ONCE });
    await sessions.remove(rows.map((row) => row.id));
    await sessions.insert([{ id, userId, createdAt: now, expiresAt, revokedAt: null }]);
    await also?.(tx);
  });
  return tokens.issue({ userId, sessionId: id, expiresAt }, now);
}

/**
 * The payload of a sign-in: a new session of the user. `also` as in `openSession`. Throws FORBIDDEN for somebody who was
 * removed from the team.
 */
export async function sessionFor(
  context: Context,
  user: UserRow,
  also?: (tx: Context['store']) => Promise<void>,
) {
  const { now, store } = context;
  const member = user.memberId === null ? undefined : await store.teamMembers.get(user.memberId);
  if (member && member.removedAt !== null) {
    await recordAccountEvent(store, context, 'SIGN_IN_REFUSED', user);
    throw forbidden('You are not in the team of this server any more: ask an administrator.', {
      reason: 'NOT_IN_TEAM',
    });
  }
  const expiresAt = now + TOKEN_LIFETIME;
  const accessToken = await openSession(context, user.id, { now, expiresAt }, also);
  return { session: { user, accessToken, expiresAt }, errors: [] };
}
