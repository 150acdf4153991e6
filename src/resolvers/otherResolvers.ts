import { academyResolvers } from './academy/academy.resolvers.ts';
import { accountResolvers } from './account/account.resolvers.ts';
import { auditResolvers } from './audit/audit.resolvers.ts';
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
import { mergeResolvers } from './mergeResolvers.ts';
import { organisationResolvers } from './organisation/organisation.resolvers.ts';
import { profileChanges } from './profile/profile.changes.ts';
import { profileResolvers } from './profile/profile.resolvers.ts';
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
import type { Resolvers } from './types.generated.ts';
import { wallChanges } from './wall/wall.changes.ts';
import { wallResolvers } from './wall/wall.resolvers.ts';
import { wallTours } from './wall/wall.tours.ts';

/** Whatever is neither the core nor an office app. Every domain names its own types and root fields. */
export const otherResolvers: Resolvers = mergeResolvers([
  academyResolvers,
  accountResolvers,
  auditResolvers,
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
  organisationResolvers,
  profileChanges,
  profileResolvers,
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
  wallChanges,
  wallResolvers,
  wallTours,
]);
