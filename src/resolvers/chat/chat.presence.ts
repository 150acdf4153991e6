import { loadBatched } from '../base/loadBatched.ts';
import type { Context } from '../context.ts';
import type { ChatContactRow } from './chat.rows.ts';
import { shownStatus } from './chat.rules.ts';

/**
 * The status as others see it. Who is signed in stands in the sessions, which all servers share: nothing is written while
 * people are there, and what they have chosen stays theirs.
 */
export async function statusOf(
  context: Context,
  { userId, status }: Pick<ChatContactRow, 'userId' | 'status'>,
): Promise<ChatContactRow['status']> {
  if (userId === null) return status;
  const sessions = await loadBatched<number>(context, 'chat:sessions', userId, async (ids) => {
    const groups = await context.store.sessions.aggregate({
      where: { userId: { in: ids }, revokedAt: null, expiresAt: { gt: context.now } },
      by: ['userId'],
    });
    return new Map(groups.map(({ key, count }) => [key.userId, count]));
  });
  return shownStatus(status, (sessions ?? 0) > 0);
}
