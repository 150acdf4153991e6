import { ownRow, viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { ChatMessageRow, ChatRow } from './chat.rows.ts';
import { reachedUntil } from './chat.rules.ts';

type Store = Context['store'];

/** How many chats are told at once of what they delivered. */
const AT_ONCE = 100;

/** Changes a chat and tells its owner. */
export async function changeChat(
  { events }: Pick<Context, 'events'>,
  tx: Store,
  chat: ChatRow,
  change: Partial<ChatRow>,
): Promise<ChatRow> {
  events.publish(tx, 'chatChanged', { chatId: chat.id, ownerId: chat.ownerId });
  return tx.chats.update(chat.id, change);
}

/** The chats of the people at the other end with the viewer, by their owners. People without an account have none. */
export async function othersSides(
  context: Context,
  tx: Store,
  chats: readonly ChatRow[],
): Promise<ReadonlyMap<string, ChatRow>> {
  const owners = chats.map(({ contactId }) => contactId);
  if (owners.length === 0) return new Map();
  // Users are contacts under the id of their account.
  const { rows } = await tx.chats.list({
    where: { ownerId: { in: owners }, contactId: viewerId(context) },
  });
  return new Map(rows.map((row) => [row.ownerId, row]));
}

/** The message of the viewer's own chat. Throws NOT_FOUND when it is another chat's. */
async function messageIn(context: Context, tx: Store, chat: ChatRow, id: string): Promise<ChatMessageRow> {
  const message = await ownRow(context, tx.chatMessages, id, 'Message');
  if (message.chatId !== chat.id) throw notFound('Message', id);
  return message;
}

/** How many messages of the other came after this one. */
const countAfter = (tx: Store, { id: chatId, contactId: senderId }: ChatRow, { sentAt }: ChatMessageRow) =>
  tx.chatMessages.count({ chatId, senderId, sentAt: { gt: sentAt } });

/**
 * Nothing of the viewer's chat is unread any more, or nothing up to a message; the other one is told how far it was read.
 * @param until id of the newest message that was seen; default: the newest there is
 */
export async function readChat(
  context: Context,
  tx: Store,
  chat: ChatRow,
  until?: string | null,
): Promise<ChatRow> {
  const seen = until ? await messageIn(context, tx, chat, until) : null;
  const unread = seen && chat.unread > 0 ? Math.min(chat.unread, await countAfter(tx, chat, seen)) : 0;
  if (unread === chat.unread) return chat;
  const theirs = (await othersSides(context, tx, [chat])).get(chat.contactId);
  const readUntil = seen ? seen.sentAt : chat.lastMessageAt;
  if (theirs) await changeChat(context, tx, theirs, reachedUntil(theirs, readUntil, 'read'));
  return changeChat(context, tx, chat, { unread });
}

/** What is unread in the viewer's chats has been delivered; the others are told, each once. Returns these chats. */
export async function deliverUnread(context: Context, tx: Store): Promise<readonly ChatRow[]> {
  const { rows } = await tx.chats.list({
    where: { ownerId: viewerId(context), unread: { gt: 0 } },
    first: AT_ONCE,
  });
  const sides = await othersSides(context, tx, rows);
  for (const chat of rows) {
    const theirs = sides.get(chat.contactId);
    if (!theirs || (theirs.deliveredUntil ?? 0) >= (chat.lastMessageAt ?? 0)) continue;
    await changeChat(context, tx, theirs, reachedUntil(theirs, chat.lastMessageAt, 'delivered'));
  }
  return rows;
}
