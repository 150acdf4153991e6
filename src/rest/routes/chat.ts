import { z } from 'zod';
import type { ChatStatus } from '~/graphql/types.generated.ts';
import { definePagedRoute, defineRoute, type Pages, type Route } from '../route.ts';
import {
  RestChatContactsDocument,
  RestChatDialogDocument,
  type RestChatDialogQuery,
  type RestChatEntryFragment,
  type RestChatMessageFragment,
  RestChatUserDocument,
  type RestChatUserQuery,
  RestOpenChatDocument,
  RestSendChatMessageDocument,
  RestUpdateChatUserDocument,
} from './chat.generated.ts';
import { entity, id, nothing, present, text } from './fields.ts';

const tag = 'Chat' as const;

/** Specification, apps §4. */
const statuses = {
  online: 'ONLINE',
  away: 'AWAY',
  'do-not-disturb': 'DO_NOT_DISTURB',
  offline: 'OFFLINE',
} as const satisfies Record<string, ChatStatus>;

type StatusWord = keyof typeof statuses;

const statusWords = {
  ONLINE: 'online',
  AWAY: 'away',
  DO_NOT_DISTURB: 'do-not-disturb',
  OFFLINE: 'offline',
} as const satisfies Record<ChatStatus, StatusWord>;

const status = z.enum(['online', 'away', 'do-not-disturb', 'offline'], {
  error: 'Send the status as online, away, do-not-disturb or offline.',
});

const entry = entity('ChatEntry', {
  chatId: z.string(),
  contactId: z.string(),
  lastMessageTime: z.string().nullable().describe('ISO 8601; null while nothing was said.'),
});

const message = entity('ChatMessage', {
  who: z.string().describe('Id of the sender.'),
  message: z.string(),
  time: z.string().describe('ISO 8601.'),
});

const person = { id: z.string(), name: z.string(), avatar: z.string(), status, mood: z.string() };

const chatUser = entity('ChatUser', { ...person, chatList: z.array(entry) });

const entryReply = ({
  id: chatId,
  contact,
  lastMessageAt,
}: RestChatEntryFragment): z.input<typeof entry> => ({
  chatId,
  contactId: contact.id,
  lastMessageTime: lastMessageAt,
});

const messageReply = ({ sender, text: said, sentAt }: RestChatMessageFragment): z.input<typeof message> => ({
  who: sender.id,
  message: said,
  time: sentAt,
});

function userReply(pages: Pages<RestChatUserQuery>): z.input<typeof chatUser> {
  const [{ chatUser: user }] = pages;
  return {
    ...user,
    status: statusWords[user.status],
    chatList: pages.flatMap(({ chats }) => chats.nodes.map(entryReply)),
  };
}

/** The API tells the newest message first, the dialog ends with it. */
function dialogReply(pages: Pages<RestChatDialogQuery>) {
  const chat = present(pages[0].chatWith);
  const messages = pages.flatMap(({ chatWith }) => chatWith?.messages.nodes ?? []);
  return {
    chat: { id: chat.id, dialog: messages.map(messageReply).reverse() },
    userChatData: entryReply(chat),
  };
}

/** What both calls that answer with the viewer have in common. */
const user = {
  tag,
  query: nothing,
  answer: chatUser,
  document: RestChatUserDocument,
  variables: () => ({}),
  pageEnd: ({ chats }: RestChatUserQuery) => chats.pageInfo,
  reply: userReply,
};

const said = z.union([z.string(), z.object({ message: z.string() }).transform((sent) => sent.message)], {
  error: 'Send the message as text, or as an object with the text in message.',
});

export const chatRoutes: readonly Route[] = [
  definePagedRoute({
    method: 'GET',
    path: '/api/chat/contacts',
    operationId: 'chatContacts',
    summary: 'Everybody but the viewer, by name',
    tag,
    query: nothing,
    body: nothing,
    answer: z.array(entity('ChatContact', { ...person, unread: z.number() })),
    document: RestChatContactsDocument,
    variables: () => ({}),
    pageEnd: ({ chatContacts }) => chatContacts.pageInfo,
    reply: (pages) =>
      pages.flatMap(({ chatContacts }) =>
        chatContacts.nodes.map(({ unreadCount, ...contact }) => ({
          ...contact,
          status: statusWords[contact.status],
          unread: unreadCount,
        })),
      ),
  }),
  definePagedRoute({
    method: 'GET',
    path: '/api/chat/get-chat',
    operationId: 'getChat',
    refuses: [404],
    summary: 'The chat with a contact, which is created if none exists',
    tag,
    query: z.object({
      contactId: id('the id of the contact'),
      userId: z.string().optional().describe('Not needed: the token says who asks.'),
    }),
    body: nothing,
    write: {
      document: RestOpenChatDocument,
      variables: ({ query }) => ({ contactId: query.contactId }),
    },
    answer: z.strictObject({
      chat: entity('Chat', { id: z.string(), dialog: z.array(message).describe('Oldest first.') }),
      userChatData: entry,
    }),
    document: RestChatDialogDocument,
    variables: ({ query }) => ({ contactId: query.contactId }),
    pageEnd: ({ chatWith }) => chatWith?.messages.pageInfo,
    reply: dialogReply,
  }),
  definePagedRoute({
    ...user,
    method: 'GET',
    path: '/api/chat/user',
    operationId: 'chatUser',
    summary: 'The viewer with the own status, mood and chats, the last one spoken in first',
    body: nothing,
  }),
  definePagedRoute({
    ...user,
    method: 'POST',
    path: '/api/chat/user/data',
    operationId: 'updateChatUser',
    summary: 'Sets the viewer’s status or mood, or both',
    body: z.object({ status: status.optional(), mood: text('the mood').optional() }),
    write: {
      document: RestUpdateChatUserDocument,
      variables: ({ body: { status: word, mood } }) => ({
        input: { status: word && statuses[word], mood },
      }),
      errors: ({ updateChatUser }) => updateChatUser.errors,
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/chat/send-message',
    operationId: 'sendChatMessage',
    refuses: [404],
    summary: 'Sends a message into a chat, or to a contact',
    tag,
    query: nothing,
    body: z.object({
      chatId: id('the id of the chat').optional(),
      contactId: id('the id of the contact').optional(),
      message: said,
    }),
    answer: z.strictObject({ message, userChatData: entry }),
    document: RestSendChatMessageDocument,
    variables: ({ body: { message: words, ...chat } }) => ({ input: { ...chat, text: words } }),
    errors: ({ sendChatMessage: { errors } }) =>
      errors.map((error) => ({ ...error, field: error.field === 'text' ? 'message' : error.field })),
    reply: ({ sendChatMessage }) => ({
      message: messageReply(present(sendChatMessage.message)),
      userChatData: entryReply(present(sendChatMessage.chat)),
    }),
  }),
];
