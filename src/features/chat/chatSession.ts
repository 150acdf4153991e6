import type { ApolloClient } from '@apollo/client';
import { connection } from '~/graphql/client/connection.ts';
import { atMostEvery } from '~/lib/atMostEvery.ts';
import { panels } from '~/shell/ui/panels.ts';
import { liveOf } from '../live/live.ts';
import { createTopic } from '../live/topic.ts';
import {
  ChatChangedDocument,
  ChatContactChangedDocument,
  ChatPanelMessageDocument,
  ChatTypingDocument,
  MarkDeliveredDocument,
} from './Chat.generated.ts';
import { keepContact, keepMessage, type ToldMessage } from './chatCache.ts';
import { createKept, type Kept } from './kept.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createTyping, type Typing } from './typing.ts';

type Drafts = Readonly<Record<string, string>>;

/** A conversation on the screen. */
interface OnScreen {
  readonly contactId: string;
  /** It stands at its end: what comes is seen at once. */
  readonly atEnd: boolean;
}

/** What changes while people talk, besides what the API holds. */
export interface ChatState {
  readonly typing: ReadonlySet<string>;
  /** Which conversations are on the screen and looked at. */
  readonly reading: readonly OnScreen[];
  /** The last message of somebody else that came into one of these and was seen. */
  readonly said: ToldMessage | null;
}

/** The chat of one user in this page: panel and app share it. */
export interface ChatSession {
  readonly read: () => ChatState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly outbox: Outbox;
  readonly drafts: Kept<Drafts>;
  readonly tellTyping: Typing['tell'];
  /** Listens to the API as long as anybody does. Returns the function that stops it. */
  readonly listen: () => () => void;
  /** A conversation is on the screen, at its end or above. Returns the function that ends that. */
  readonly reads: (contactId: string, atEnd: boolean) => () => void;
  /** The last messages that were told in this page, of one contact. */
  readonly toldOf: (contactId: string) => readonly ToldMessage[];
  /** Calls back with messages of others in conversations that are not on the screen. */
  readonly onArrival: (listener: (message: ToldMessage) => void) => () => void;
  /** Opens conversations from now on, in place of the panel. Returns the function that ends that. */
  readonly opensWith: (open: (contactId: string) => void) => () => void;
  readonly open: (contactId: string) => void;
  /** What is unread has reached this page. */
  readonly acknowledge: () => void;
}

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** How many messages are remembered, in case that an answer which does not hold them comes after them. */
const TOLD = 50;

/** Milliseconds between two acknowledgements. */
const ACKNOWLEDGE_EVERY = 500;

function createChatSession(client: ApolloClient, userId: string): ChatSession {
  const listeners = new Set<() => void>();
  const arrivals = new Set<(message: ToldMessage) => void>();
  const openers: ((contactId: string) => void)[] = [panels.talkTo];
  let state: ChatState = { typing: new Set(), reading: [], said: null };
  const become = (next: Partial<ChatState>) => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };
  const outbox = createOutbox(client, userId);
  const typing = createTyping(client, () => become({ typing: typing.read() }));

  let told: readonly ToldMessage[] = [];

  function onMessage(message: ToldMessage): void {
    const { id } = message.chat.contact;
    told = [...told, message].slice(-TOLD);
    keepMessage(client.cache, message);
    outbox.told(message);
    if (message.mine) return;
    typing.told(id, 0);
    const onScreen = state.reading.filter(({ contactId }) => contactId === id);
    if (onScreen.some(({ atEnd }) => atEnd)) become({ said: message });
    else if (onScreen.length === 0) for (const listener of [...arrivals]) listener(message);
  }

  const { session } = liveOf(client);
  const topic = <Data>(query: Parameters<typeof createTopic<Data, Data>>[3]) =>
    createTopic<Data, Data>(client, session, connection, query, (data) => data);
  const topics = {
    messages: topic(ChatPanelMessageDocument),
    chats: topic(ChatChangedDocument),
    people: topic(ChatContactChangedDocument),
    typing: topic(ChatTypingDocument),
  };
  /** What was read before messages are told may lack some. */
  const readAnew = () =>
    void client
      .refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => queryName === 'ChatPanel' || queryName === 'Conversation',
      })
      .catch(() => undefined);
  let listening = 0;
  let stops: (() => void)[] = [];
  const start = () => [
    topics.messages.listen({
      onChange: ({ chatMessageSent }) => onMessage(chatMessageSent),
      onStanding: readAnew,
    }),
    // The cache takes the change from the answer itself.
    topics.chats.listen({ onChange: () => undefined }),
    topics.people.listen({
      onChange: ({ chatContactChanged }) => keepContact(client.cache, chatContactChanged, userId),
    }),
    topics.typing.listen({
      onChange: ({ chatTyping: { contact, seconds } }) => typing.told(contact.id, seconds),
    }),
  ];
  const acknowledging = atMostEvery(ACKNOWLEDGE_EVERY, () =>
    // What could not be said is said with the next message.
    client.mutate({ mutation: MarkDeliveredDocument }).then(
      () => undefined,
      () => undefined,
    ),
  );
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    outbox,
    drafts: createKept<Drafts>(`watchfloor_chat_drafts/${userId}`, {}, isDrafts),
    tellTyping: typing.tell,
    listen: () => {
      listening += 1;
      if (listening === 1) {
        stops = start();
        outbox.resume();
      }
      return () => {
        listening -= 1;
        if (listening === 0) for (const stop of stops) stop();
      };
    },
    reads: (contactId, atEnd) => {
      const onScreen = { contactId, atEnd };
      become({ reading: [...state.reading, onScreen] });
      return () => become({ reading: state.reading.filter((each) => each !== onScreen), said: null });
    },
    toldOf: (contactId) => told.filter(({ chat }) => chat.contact.id === contactId),
    onArrival: (listener) => {
      arrivals.add(listener);
      return () => arrivals.delete(listener);
    },
    opensWith: (open) => {
      openers.push(open);
      return () => openers.splice(openers.indexOf(open), 1);
    },
    open: (contactId) => openers.at(-1)?.(contactId),
    acknowledge: acknowledging.request,
  };
}

const sessions = new WeakMap<ApolloClient, { readonly userId: string; readonly session: ChatSession }>();

/** The chat of who is signed in over this client. */
export function chatOf(client: ApolloClient, userId: string): ChatSession {
  const known = sessions.get(client);
  if (known?.userId === userId) return known.session;
  const session = createChatSession(client, userId);
  sessions.set(client, { userId, session });
  return session;
}
