import { chatChanges } from '~/resolvers/chat/chat.changes.ts';
import { chatResolvers } from '~/resolvers/chat/chat.resolvers.ts';
import { chatSubscriptions } from '~/resolvers/chat/chat.subscriptions.ts';
import { contactChanges } from '~/resolvers/contact/contact.changes.ts';
import { contactGroups } from '~/resolvers/contact/contact.groups.ts';
import { contactResolvers } from '~/resolvers/contact/contact.resolvers.ts';
import { mergeResolvers } from '~/resolvers/mergeResolvers.ts';
import chatTypes from '../../../schema/graphql/chat.graphql?raw';
import contactTypes from '../../../schema/graphql/contact.graphql?raw';
import type { SchemaPart } from './part.ts';

/** Contacts and chat, whose types name each other. */
export const part: SchemaPart = {
  typeDefs: [chatTypes, contactTypes],
  resolvers: mergeResolvers([
    chatChanges,
    chatResolvers,
    chatSubscriptions,
    contactChanges,
    contactGroups,
    contactResolvers,
  ]),
};
