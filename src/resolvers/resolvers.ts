import { calendarResolvers } from './calendar/calendar.resolvers.ts';
import { chatChanges } from './chat/chat.changes.ts';
import { chatResolvers } from './chat/chat.resolvers.ts';
import { contactChanges } from './contact/contact.changes.ts';
import { contactGroups } from './contact/contact.groups.ts';
import { contactResolvers } from './contact/contact.resolvers.ts';
import { coreResolvers } from './core.ts';
import { joined } from './joined.ts';
import { mailChanges } from './mail/mail.changes.ts';
import { mailCompose } from './mail/mail.compose.ts';
import { mailCounts } from './mail/mail.counts.ts';
import { mailResolvers } from './mail/mail.resolvers.ts';
import { noteChanges } from './note/note.changes.ts';
import { noteResolvers } from './note/note.resolvers.ts';
import { quickPanelResolvers } from './quickPanel/quickPanel.resolvers.ts';
import { scrumboardBoards } from './scrumboard/scrumboard.boards.ts';
import { scrumboardCards } from './scrumboard/scrumboard.cards.ts';
import { scrumboardLists } from './scrumboard/scrumboard.lists.ts';
import { scrumboardResolvers } from './scrumboard/scrumboard.resolvers.ts';
import { todoChanges } from './todo/todo.changes.ts';
import { todoResolvers } from './todo/todo.resolvers.ts';
import type { Resolvers } from './types.generated.ts';

/** The office apps. Every domain names its own types and root fields. */
const office: readonly Resolvers[] = [
  calendarResolvers,
  chatChanges,
  chatResolvers,
  contactChanges,
  contactGroups,
  contactResolvers,
  mailChanges,
  mailCompose,
  mailCounts,
  mailResolvers,
  noteChanges,
  noteResolvers,
  quickPanelResolvers,
  scrumboardBoards,
  scrumboardCards,
  scrumboardLists,
  scrumboardResolvers,
  todoChanges,
  todoResolvers,
];

export const resolvers: Resolvers = joined([coreResolvers, ...office]);
