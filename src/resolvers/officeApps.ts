import { blobResolvers } from './blob/blob.resolvers.ts';
import { calendarResolvers } from './calendar/calendar.resolvers.ts';
import { chatChanges } from './chat/chat.changes.ts';
import { chatResolvers } from './chat/chat.resolvers.ts';
import { chatSubscriptions } from './chat/chat.subscriptions.ts';
import { contactChanges } from './contact/contact.changes.ts';
import { contactGroups } from './contact/contact.groups.ts';
import { contactResolvers } from './contact/contact.resolvers.ts';
import { mailChanges } from './mail/mail.changes.ts';
import { mailCompose } from './mail/mail.compose.ts';
import { mailCounts } from './mail/mail.counts.ts';
import { mailRecipients } from './mail/mail.recipients.ts';
import { mailResolvers } from './mail/mail.resolvers.ts';
import { mergeResolvers } from './mergeResolvers.ts';
import { noteChanges } from './note/note.changes.ts';
import { noteReminders } from './note/note.reminders.ts';
import { noteResolvers } from './note/note.resolvers.ts';
import { officeResolvers } from './office/office.resolvers.ts';
import { officeSamples } from './office/office.samples.ts';
import { quickPanelResolvers } from './quickPanel/quickPanel.resolvers.ts';
import { todoChanges } from './todo/todo.changes.ts';
import { todoCounts } from './todo/todo.counts.ts';
import { todoResolvers } from './todo/todo.resolvers.ts';
import type { Resolvers } from './types.generated.ts';

/** Mail, to-dos, notes, contacts, calendar and chat, with the files and the panel that they share. */
export const officeAppResolvers: Resolvers = mergeResolvers([
  blobResolvers,
  calendarResolvers,
  chatChanges,
  chatResolvers,
  chatSubscriptions,
  contactChanges,
  contactGroups,
  contactResolvers,
  mailChanges,
  mailCompose,
  mailCounts,
  mailRecipients,
  mailResolvers,
  noteChanges,
  noteReminders,
  noteResolvers,
  officeResolvers,
  officeSamples,
  quickPanelResolvers,
  todoChanges,
  todoCounts,
  todoResolvers,
]);
