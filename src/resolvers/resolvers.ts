import { academyResolvers } from './academy/academy.resolvers.ts';
import { accountResolvers } from './account/account.resolvers.ts';
import { auditResolvers } from './audit/audit.resolvers.ts';
import { blobResolvers } from './blob/blob.resolvers.ts';
import { calendarResolvers } from './calendar/calendar.resolvers.ts';
import { chatChanges } from './chat/chat.changes.ts';
import { chatResolvers } from './chat/chat.resolvers.ts';
import { chatSubscriptions } from './chat/chat.subscriptions.ts';
import { contactChanges } from './contact/contact.changes.ts';
import { contactGroups } from './contact/contact.groups.ts';
import { contactResolvers } from './contact/contact.resolvers.ts';
import { coreResolvers } from './core.ts';
import { deskResolvers } from './desk/desk.resolvers.ts';
import { drillChanges } from './drill/drill.changes.ts';
import { drillResolvers } from './drill/drill.resolvers.ts';
import { ecommerceResolvers } from './ecommerce/ecommerce.resolvers.ts';
import { evidenceResolvers } from './evidence/evidence.resolvers.ts';
import { faqResolvers } from './faq/faq.resolvers.ts';
import { fileChanges } from './file/file.changes.ts';
import { fileResolvers } from './file/file.resolvers.ts';
import { fleetResolvers } from './fleet/fleet.resolvers.ts';
import { handoverResolvers } from './handover/handover.resolvers.ts';
import { iconResolvers } from './icon/icon.resolvers.ts';
import { identityResolvers } from './identity/identity.resolvers.ts';
import { invitationResolvers } from './invitation/invitation.resolvers.ts';
import { invoiceResolvers } from './invoice/invoice.resolvers.ts';
import { knowledgeBaseResolvers } from './knowledgeBase/knowledgeBase.resolvers.ts';
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
import { organisationResolvers } from './organisation/organisation.resolvers.ts';
import { profileChanges } from './profile/profile.changes.ts';
import { profileResolvers } from './profile/profile.resolvers.ts';
import { quickPanelResolvers } from './quickPanel/quickPanel.resolvers.ts';
import { registryCameras } from './registry/registry.cameras.ts';
import { registryConnection } from './registry/registry.connection.ts';
import { registryImport } from './registry/registry.import.ts';
import { registryMaintenance } from './registry/registry.maintenance.ts';
import { registryMediaOrigins } from './registry/registry.mediaOrigins.ts';
import { registryRemoval } from './registry/registry.removal.ts';
import { registryResolvers } from './registry/registry.resolvers.ts';
import { scrumboardBoards } from './scrumboard/scrumboard.boards.ts';
import { scrumboardCards } from './scrumboard/scrumboard.cards.ts';
import { scrumboardLists } from './scrumboard/scrumboard.lists.ts';
import { scrumboardResolvers } from './scrumboard/scrumboard.resolvers.ts';
import { searchResolvers } from './search/search.resolvers.ts';
import { todoChanges } from './todo/todo.changes.ts';
import { todoCounts } from './todo/todo.counts.ts';
import { todoResolvers } from './todo/todo.resolvers.ts';
import type { Resolvers } from './types.generated.ts';
import { wallChanges } from './wall/wall.changes.ts';
import { wallResolvers } from './wall/wall.resolvers.ts';
import { wallTours } from './wall/wall.tours.ts';

/** The office apps. Every domain names its own types and root fields. */
const office: readonly Resolvers[] = [
  academyResolvers,
  accountResolvers,
  auditResolvers,
  blobResolvers,
  calendarResolvers,
  chatChanges,
  chatResolvers,
  chatSubscriptions,
  contactChanges,
  contactGroups,
  contactResolvers,
  drillChanges,
  drillResolvers,
  deskResolvers,
  ecommerceResolvers,
  evidenceResolvers,
  faqResolvers,
  fileChanges,
  fileResolvers,
  fleetResolvers,
  handoverResolvers,
  iconResolvers,
  identityResolvers,
  invitationResolvers,
  invoiceResolvers,
  knowledgeBaseResolvers,
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
  organisationResolvers,
  profileChanges,
  profileResolvers,
  quickPanelResolvers,
  registryCameras,
  registryConnection,
  registryImport,
  registryMaintenance,
  registryMediaOrigins,
  registryRemoval,
  registryResolvers,
  scrumboardBoards,
  scrumboardCards,
  scrumboardLists,
  scrumboardResolvers,
  searchResolvers,
  todoChanges,
  todoCounts,
  todoResolvers,
  wallChanges,
  wallResolvers,
  wallTours,
];

export const resolvers: Resolvers = mergeResolvers([coreResolvers, ...office]);
