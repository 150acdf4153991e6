import { browserZone } from '~/shell/i18n/zone.ts';
import type { IncidentReportBudgetQueryVariables } from './budget/BudgetTab.generated.ts';
import type { IncidentDeskQueryVariables } from './desk/IncidentDesk.generated.ts';
import type { IncidentReportHomeQueryVariables } from './home/HomeTab.generated.ts';
import { periodOfCode, type ReportUrl } from './reportUrl.ts';

/** Ids of the sites that the chosen project pays for; undefined when all projects are shown. */
export type SiteIds = readonly string[] | undefined;

interface ProjectSites {
  readonly id: string;
  readonly sites: readonly { readonly id: string }[];
}

/** The sites of the chosen project; none when there is no such project. */
export function siteIdsOf(projects: readonly ProjectSites[], project: string | null): SiteIds {
  if (project === null) return undefined;
  return projects.find(({ id }) => id === project)?.sites.map(({ id }) => id) ?? [];
}

/** The variables of tab Home. */
export function homeVariables(url: ReportUrl, siteIds: SiteIds): IncidentReportHomeQueryVariables {
  return {
    zone: browserZone(),
    count: periodOfCode[url.count],
    analysis: periodOfCode[url.analysis],
    tasks: periodOfCode[url.tasks],
    alerts: periodOfCode[url.alerts],
    spent: periodOfCode[url.spent],
    cameras: periodOfCode[url.cameras],
    day: url.views,
    siteIds: siteIds ? [...siteIds] : null,
  };
}

/** The variables of tab Budget Summary. */
export const budgetVariables = (url: ReportUrl): IncidentReportBudgetQueryVariables => ({
  zone: browserZone(),
  period: periodOfCode[url.budget],
});

/** Sites that both the table's filter and the project allow; null for all. */
function sitesOf(chosen: readonly string[], siteIds: SiteIds): string[] | null {
  if (chosen.length === 0) return siteIds ? [...siteIds] : null;
  return siteIds ? chosen.filter((id) => siteIds.includes(id)) : [...chosen];
}

const some = <Value>(values: readonly Value[]): Value[] | null => (values.length > 0 ? [...values] : null);

/** The variables of the incident table, for the page that the address shows. */
export function deskVariables(url: ReportUrl, siteIds: SiteIds): IncidentDeskQueryVariables {
  const ranged = url.from !== null || url.to !== null;
  return {
    filter: {
      states: some(url.state),
      severities: some(url.severity),
      kinds: some(url.kind),
      cameraIds: some(url.camera),
      siteIds: sitesOf(url.site, siteIds),
      assigneeIds: some(url.assignee),
      parentIds: url.storm === null ? null : [url.storm],
      folded: url.storm === null && url.storms === 'folded' ? false : null,
      raisedAt: ranged ? { from: url.from, to: url.to } : null,
      period: url.period,
      zone: browserZone(),
    },
    orderBy: {
      field: url.sort === 'number' ? 'NUMBER' : 'RAISED_AT',
      direction: url.dir === 'asc' ? 'ASC' : 'DESC',
    },
    after: url.after.at(-1) ?? null,
  };
}
