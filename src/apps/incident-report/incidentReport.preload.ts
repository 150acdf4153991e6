import { deskVariables } from '~/features/incidents/deskUrl.ts';
import { IncidentDeskDocument } from '~/features/incidents/list/IncidentDesk.generated.ts';
import { ask, type ScreenAddress } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { IncidentReportBudgetDocument } from './budget/BudgetTab.generated.ts';
import { IncidentReportHomeDocument } from './home/HomeTab.generated.ts';
import { IncidentReportProjectsDocument } from './IncidentReportScreen.generated.ts';
import { type ReportUrl, reportUrl } from './reportUrl.ts';
import { budgetVariables, homeVariables, siteIdsOf } from './reportVariables.ts';
import { IncidentReportTeamDocument } from './team/TeamTab.generated.ts';

/** What tab Home asks. A project is known by its sites: they must be there before what is asked about them. */
function homeQueries(url: ReportUrl, answer: ScreenAddress['answer']) {
  const projects = url.project === null ? [] : answer(IncidentReportProjectsDocument)?.projects;
  if (!projects) return [];
  const siteIds = siteIdsOf(projects, url.project);
  // Without sites nothing is shown; an empty list would ask for those of all.
  if (siteIds?.length === 0) return [];
  return [
    ask(IncidentReportHomeDocument, homeVariables(url, siteIds)),
    ask(IncidentDeskDocument, deskVariables(url, siteIds)),
  ];
}

function tabQueries(url: ReportUrl, answer: ScreenAddress['answer']) {
  switch (url.tab) {
    case 'budget':
      return [ask(IncidentReportBudgetDocument, budgetVariables(url))];
    case 'team':
      return [ask(IncidentReportTeamDocument, {})];
    case 'home':
      return homeQueries(url, answer);
  }
}

/** Begins Incident Report: its projects, and what the open tab shows. */
export const preload = definePreload({
  texts: ['incident-report', 'dashboards', 'desk', 'map', 'reasons', 'video'],
  queries: ({ search, answer }) => [
    ask(IncidentReportProjectsDocument, {}),
    ...tabQueries(reportUrl.read(search), answer),
  ],
});
