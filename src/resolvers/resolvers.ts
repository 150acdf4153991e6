import { academyResolvers } from './academy/academy.resolvers.ts';
import { baseResolvers } from './base/base.resolvers.ts';
import { cameraResolvers } from './camera/camera.resolvers.ts';
import { demoResolvers } from './demo/demo.resolvers.ts';
import { ecommerceResolvers } from './ecommerce/ecommerce.resolvers.ts';
import { faqResolvers } from './faq/faq.resolvers.ts';
import { fileChanges } from './file/file.changes.ts';
import { fileResolvers } from './file/file.resolvers.ts';
import { healthReports } from './health/health.reports.ts';
import { healthResolvers } from './health/health.resolvers.ts';
import { iconResolvers } from './icon/icon.resolvers.ts';
import { incidentChanges } from './incident/incident.changes.ts';
import { incidentCounts } from './incident/incident.counts.ts';
import { incidentResolvers } from './incident/incident.resolvers.ts';
import { invoiceResolvers } from './invoice/invoice.resolvers.ts';
import { knowledgeBaseResolvers } from './knowledgeBase/knowledgeBase.resolvers.ts';
import { profileChanges } from './profile/profile.changes.ts';
import { profileResolvers } from './profile/profile.resolvers.ts';
import { projectResolvers } from './project/project.resolvers.ts';
import { searchResolvers } from './search/search.resolvers.ts';
import { sessionResolvers } from './session/session.resolvers.ts';
import { siteResolvers } from './site/site.resolvers.ts';
import { teamResolvers } from './team/team.resolvers.ts';
import type { Resolvers } from './types.generated.ts';
import { visitResolvers } from './visit/visit.resolvers.ts';
import { weatherResolvers } from './weather/weather.resolvers.ts';

/** Every domain names its own types and root fields. */
const domains: readonly Resolvers[] = [
  academyResolvers,
  baseResolvers,
  cameraResolvers,
  demoResolvers,
  ecommerceResolvers,
  faqResolvers,
  fileChanges,
  fileResolvers,
  healthReports,
  healthResolvers,
  iconResolvers,
  incidentChanges,
  incidentCounts,
  incidentResolvers,
  invoiceResolvers,
  knowledgeBaseResolvers,
  profileChanges,
  profileResolvers,
  projectResolvers,
  searchResolvers,
  sessionResolvers,
  siteResolvers,
  teamResolvers,
  visitResolvers,
  weatherResolvers,
];

/** The domains' maps as one: those that share a type, such as Query, give it their fields. */
function joined(maps: readonly Resolvers[]): Resolvers {
  const all: Record<string, object> = {};
  for (const [type, fields] of maps.flatMap((map) => Object.entries(map))) {
    all[type] = type in all ? { ...all[type], ...fields } : fields;
  }
  return all;
}

export const resolvers: Resolvers = joined(domains);
