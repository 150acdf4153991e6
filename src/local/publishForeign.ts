import type { ChatMessageRow } from '~/resolvers/chat/chat.rows.ts';
import type { Events } from '~/resolvers/events.ts';
import type { MailRow } from '~/resolvers/mail/mail.rows.ts';
import type { Change } from '~/store/changes.ts';

/** Boards of which something changed. Whoever removes a list or card changes the board or a list, too. */
function boardsIn(changes: readonly Change[]): ReadonlySet<string> {
  const ids = changes.flatMap(({ table, id, row }) => {
    if (table === 'boards') return [id];
    return row && 'boardId' in row && typeof row.boardId === 'string' ? [row.boardId] : [];
  });
  return new Set(ids);
}

/** A mail that is told of within these milliseconds of its sending has arrived; of one sent before, a flag has changed. */
const ARRIVING = 5_000;

/**
 * Tells the subscribers of this tab what another tab has changed.
 * @param now milliseconds since 1970
 */
export function publishForeign(events: Events, changes: readonly Change[], now: number): void {
  for (const boardId of boardsIn(changes)) events.publish('boardChanged', { boardId });
  for (const { table, id, row } of changes) {
    if (row === null) continue;
    if (table === 'statusTransitions') events.publish('cameraStatusChanged', { transitionId: id });
    if (table === 'sessions' && 'revokedAt' in row && row.revokedAt !== null)
      events.publish('sessionEnded', { sessionId: id });
    if (table === 'chatMessages') {
      const { ownerId } = row as ChatMessageRow;
      events.publish('chatMessageSent', { messageId: id, ownerId });
    }
    if (table === 'mails') {
      const { ownerId, read, sentAt } = row as MailRow;
      if (!read && now - sentAt < ARRIVING) events.publish('mailArrived', { mailId: id, ownerId });
    }
    if (table === 'incidents') events.publish('incidentChanged', { incidentId: id });
  }
}
