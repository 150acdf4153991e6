import { baseResolvers } from './base/base.resolvers.ts';
import { cameraResolvers } from './camera/camera.resolvers.ts';
import { demoResolvers } from './demo/demo.resolvers.ts';
import { healthResolvers } from './health/health.resolvers.ts';
import { incidentCounts } from './incident/incident.counts.ts';
import { incidentMutations } from './incident/incident.mutations.ts';
import { incidentResolvers } from './incident/incident.resolvers.ts';
import { mergeResolvers } from './mergeResolvers.ts';
import { projectResolvers } from './project/project.resolvers.ts';
import { sessionNewAccounts } from './session/session.newAccounts.ts';
import { sessionResolvers } from './session/session.resolvers.ts';
import { siteResolvers } from './site/site.resolvers.ts';
import { teamResolvers } from './team/team.resolvers.ts';
import type { Resolvers } from './types.generated.ts';
import { visitResolvers } from './visit/visit.resolvers.ts';
import { weatherResolvers } from './weather/weather.resolvers.ts';

/** Signing in and monitoring: what the first page of browser mode needs. */
export const coreResolvers: Resolvers = mergeResolvers([
  baseResolvers,
  cameraResolvers,
  demoResolvers,
  healthResolvers,
  incidentCounts,
  incidentMutations,
  incidentResolvers,
  projectResolvers,
  sessionNewAccounts,
  sessionResolvers,
  siteResolvers,
  teamResolvers,
  visitResolvers,
  weatherResolvers,
]);
