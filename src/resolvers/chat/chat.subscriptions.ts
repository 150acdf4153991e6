import { whenOver } from '~/lib/whenOver.ts';
import { ownRow, subscribeOwn, viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import type { EventMap } from '../events.ts';
import type { SubscriptionResolvers } from '../types.generated.ts';
import { contactById } from './chat.people.ts';

type Subscriptions = Pick<
  SubscriptionResolvers,
  'chatMessageSent' | 'chatChanged' | 'chatContactChanged' | 'chatTyping'
>;

const Subscription: Subscriptions = {
  chatMessageSent: {
    async subscribe(_, __, context) {
      const messages = subscribeOwn(context, 'chatMessageSent');
      // Whoever gets messages at once is there.
      return whenOver(messages, await context.presence.arrive(viewerId(context)));
    },
    resolve: ({ messageId }: EventMap['chatMessageSent'], _: unknown, context: Context) =>
      ownRow(context, context.store.chatMessages, messageId, 'Message'),
  },
  chatChanged: {
    subscribe: (_, __, context) => subscribeOwn(context, 'chatChanged'),
    resolve: ({ chatId }: EventMap['chatChanged'], _: unknown, context: Context) =>
      ownRow(context, context.store.chats, chatId, 'Chat'),
  },
  chatContactChanged: {
    subscribe: (_, __, context) => context.events.subscribe('chatContactChanged'),
    resolve: ({ contactId }: EventMap['chatContactChanged'], _: unknown, { store }: Context) =>
      contactById(store, contactId),
  },
  chatTyping: {
    subscribe: (_, __, context) => subscribeOwn(context, 'chatTyping'),
    resolve: ({ contactId, seconds }: EventMap['chatTyping']) => ({ contactId, seconds: Number(seconds) }),
  },
};

export const chatSubscriptions = { Subscription };
