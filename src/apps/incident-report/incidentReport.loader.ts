import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { deskVariables, type SiteIds } from '~/features/incidents/deskUrl.ts';
import { IncidentDeskDocument } from '~/features/incidents/list/IncidentDesk.generated.ts';
import { prefetch } from '~/graphql/client/context.ts';
import { loadTexts } from '~/shell/i18n/i18n.ts';
import { IncidentReportBudgetDocument } from './budget/BudgetTab.generated.ts';
import { IncidentReportHomeDocument } from './home/HomeTab.generated.ts';
import { IncidentReportProjectsDocument } from './IncidentReportScreen.generated.ts';
import { type ReportUrl, reportUrl } from './reportUrl.ts';
import { budgetVariables, homeVariables, siteIdsOf } from './reportVariables.ts';
import { IncidentReportTeamDocument } from './team/TeamTab.generated.ts';

function queriesOf(client: ApolloClient, url: ReportUrl, siteIds: SiteIds): Promise<unknown>[] {
  switch (url.tab) {
    case 'budget':
      return [client.query({ query: IncidentReportBudgetDocument, variables: budgetVariables(url) })];
    case 'team':
      return [client.query({ query: IncidentReportTeamDocument })];
    case 'home':
      // Without sites nothing is shown; an empty list would ask for those of all.
      if (siteIds?.length === 0) return [];
      return [
        client.query({ query: IncidentReportHomeDocument, variables: homeVariables(url, siteIds) }),
        client.query({ query: IncidentDeskDocument, variables: deskVariables(url, siteIds) }),
      ];
  }
}

/** A project is known by its sites: they must be there before what is asked about them. */
async function ask(client: ApolloClient, url: ReportUrl): Promise<void> {
  const projects = client.query({ query: IncidentReportProjectsDocument });
  const siteIds =
    url.project === null ? undefined : siteIdsOf((await projects).data?.projects ?? [], url.project);
  await Promise.all([projects, ...queriesOf(client, url, siteIds)]);
}

/** Begins the queries of Incident Report while its code is still on the way; the screen waits for the same answers. */
export function incidentReportLoader({ request, context }: LoaderFunctionArgs): null {
  const url = reportUrl.read(new URL(request.url).searchParams);
  void loadTexts('incident-report', 'dashboards', 'reasons', 'desk');
  prefetch(context, (client) => ask(client, url));
  return null;
}
