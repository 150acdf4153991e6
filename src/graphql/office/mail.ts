import { mailChanges } from '~/resolvers/mail/mail.changes.ts';
import { mailCompose } from '~/resolvers/mail/mail.compose.ts';
import { mailCounts } from '~/resolvers/mail/mail.counts.ts';
import { mailRecipients } from '~/resolvers/mail/mail.recipients.ts';
import { mailResolvers } from '~/resolvers/mail/mail.resolvers.ts';
import { mergeResolvers } from '~/resolvers/mergeResolvers.ts';
import mailTypes from '../../../schema/graphql/mail.graphql?raw';
import type { SchemaPart } from './part.ts';

/** Mail. */
export const part: SchemaPart = {
  typeDefs: [mailTypes],
  resolvers: mergeResolvers([mailChanges, mailCompose, mailCounts, mailRecipients, mailResolvers]),
};
