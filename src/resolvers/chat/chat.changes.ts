import { omitNullish } from '~/lib/omitNullish.ts';
import { ownRow, viewerId } from '../base/owned.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import { chatKeyOf } from '../contact/contact.rules.ts';
import { recordContactUse } from '../contact/contact.service.ts';
import type { Context } from '../context.ts';
import type { ChatMessageInput, MutationResolvers } from '../types.generated.ts';
import { deliverUnread, readChat } from './chat.delivery.ts';
import { ensureOwnContact, otherContact, ownContact } from './chat.people.ts';
import type { ChatMessageRow, ChatRow } from './chat.rows.ts';
import { keyErrors, messageErrors, moodErrors } from './chat.rules.ts';
import { tellContactChanged } from './chat.service.ts';
import { tellTyping } from './chat.typing.ts';

type Store = Context['store'];

/** Specification, apps §4: getting a chat for a contact creates the chat if none exists. */
async function ensuredChat(
  context: Context,
  tx: Store,
  ownerId: string,
  contactId: string,
): Promise<ChatRow> {
  const { rows } = await tx.chats.list({ where: { ownerId, contactId }, first: 1 });
  if (rows[0]) return rows[0];
  const chat: ChatRow = {
    id: context.newId(),
    ownerId,
    contactId,
    unread: 0,
    lastMessageId: null,
    lastMessageAt: null,
    deliveredUntil: null,
    readUntil: null,
  };
  await tx.chats.insert([chat]);
  return chat;
}

function chosenChat(context: Context, tx: Store, { chatId, contactId }: ChatMessageInput): Promise<ChatRow> {
  if (chatId) return ownRow(context, tx.chats, chatId, 'Chat');
  return otherContact(context, tx, contactId ?? '').then(({ id }) =>
    ensuredChat(context, tx, viewerId(context), id),
  );
}

interface Put {
  readonly text: string;
  readonly unread: number;
  readonly sendKey: string | null;
}

/** Adds the message to a chat as its newest and notifies the chat's owner. */
async function put(context: Context, tx: Store, chat: ChatRow, { text, unread, sendKey }: Put) {
  const message: ChatMessageRow = {
    id: context.newId(),
    ownerId: chat.ownerId,
    chatId: chat.id,
    senderId: viewerId(context),
    text,
    sentAt: context.now,
    sendKey,
  };
  await tx.chatMessages.insert([message]);
  context.events.publish(tx, 'chatMessageSent', { messageId: message.id, ownerId: chat.ownerId });
  const after = { unread, lastMessageId: message.id, lastMessageAt: message.sentAt };
  return { message, chat: await tx.chats.update(chat.id, after) };
}

/** What was sent with the key before. */
async function sentBefore(context: Context, tx: Store, sendKey: string | null) {
  if (sendKey === null) return null;
  const where = { ownerId: viewerId(context), sendKey };
  const [message] = (await tx.chatMessages.list({ where, first: 1 })).rows;
  return message ? { message, chat: await ownRow(context, tx.chats, message.chatId, 'Chat') } : null;
}

/** Sends from the viewer's chat; the other side gets its own copy when there is a user who can read it. */
async function send(context: Context, tx: Store, input: ChatMessageInput) {
  const sendKey = input.key ?? null;
  const before = await sentBefore(context, tx, sendKey);
  if (before) return before;
  // Whoever answers has read what they answer to.
  const chat = await readChat(context, tx, await chosenChat(context, tx, input));
  const own = await ensureOwnContact(context, tx);
  const contact = await otherContact(context, tx, chat.contactId);
  const text = input.text.trim();
  const sent = await put(context, tx, chat, { text, unread: 0, sendKey });
  const account = contact.userId === null ? undefined : await tx.users.get(contact.userId);
  await recordContactUse(context, tx, [account?.email ?? chatKeyOf(contact.id)]);
  if (contact.userId === null) return sent;
  const theirs = await ensuredChat(context, tx, contact.userId, own.id);
  await put(context, tx, theirs, { text, unread: theirs.unread + 1, sendKey: null });
  return sent;
}

async function markRead(context: Context, chatOf: (tx: Store) => Promise<ChatRow>, until?: string | null) {
  const chat = await context.store.transaction(async (tx) => readChat(context, tx, await chatOf(tx), until));
  return { chat, user: await ownContact(context), errors: [] };
}

const refused = (errors: FieldErrorRow[]) => ({ user: null, errors });

type Changes = Pick<
  MutationResolvers,
  'openChat' | 'markChatRead' | 'markChatsDelivered' | 'sendChatMessage' | 'tellTyping' | 'updateChatUser'
>;

const Mutation: Changes = {
  openChat: (_, { input: { contactId } }, context) =>
    markRead(context, async (tx) => {
      const { id } = await otherContact(context, tx, contactId);
      return ensuredChat(context, tx, viewerId(context), id);
    }),

  markChatRead: (_, { input: { chatId, until } }, context) =>
    markRead(context, (tx) => ownRow(context, tx.chats, chatId, 'Chat'), until),

  async markChatsDelivered(_, __, context) {
    const chats = await context.store.transaction((tx) => deliverUnread(context, tx));
    return { chats: [...chats], errors: [] };
  },

  tellTyping: async (_, { input: { contactId, typing } }, context) => ({
    told: await tellTyping(context, contactId, typing),
    errors: [],
  }),

  async sendChatMessage(_, { input }, context) {
    const errors = [
      ...messageErrors(input.text),
      ...keyErrors(input.key),
      ...refusals(!input.chatId && !input.contactId && refuse('chatId', 'REQUIRED')),
    ];
    if (errors.length > 0) return { message: null, chat: null, errors };
    const { message, chat } = await context.store.transaction((tx) => send(context, tx, input));
    return { message, chat, errors: [] };
  },

  async updateChatUser(_, { input }, context) {
    const patch = omitNullish(input);
    const errors = moodErrors(patch.mood ?? '');
    if (errors.length > 0) return refused(errors);
    const user = await context.store.transaction(async (tx) => {
      const { id } = await ensureOwnContact(context, tx);
      tellContactChanged(context, tx, id);
      return tx.chatContacts.update(id, patch);
    });
    return { user, errors: [] };
  },
};

export const chatChanges = { Mutation };
