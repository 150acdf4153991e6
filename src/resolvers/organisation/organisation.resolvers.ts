import { mergeResolvers } from '../mergeResolvers.ts';
import { organisationProjects } from './organisation.projects.ts';
import { organisationSites } from './organisation.sites.ts';
import { organisationTeam } from './organisation.team.ts';

/** What administrators make and remove besides cameras: sites, projects and the team. */
export const organisationResolvers = mergeResolvers([
  organisationProjects,
  organisationSites,
  organisationTeam,
]);
