import { loadBatched } from '../base/loadBatched.ts';
import type { Context } from '../context.ts';
import type { ChatContactRow } from './chat.rows.ts';
import { shownStatus } from './chat.rules.ts';

/** The status as others see it. People without an account are never connected: theirs is what the demo says. */
export async function statusOf(
  context: Context,
  { userId, status }: Pick<ChatContactRow, 'userId' | 'status'>,
): Promise<ChatContactRow['status']> {
  if (userId === null) return status;
  const connections = await loadBatched<number>(context, 'chat:presences', userId, async (ids) => {
    const groups = await context.store.chatPresences.aggregate({
      where: { userId: { in: ids }, until: { gt: context.now } },
      by: ['userId'],
    });
    return new Map(groups.map(({ key, count }) => [key.userId, count]));
  });
  return shownStatus(status, (connections ?? 0) > 0);
}
