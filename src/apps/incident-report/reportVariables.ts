import type { SiteIds } from '~/features/incidents/deskUrl.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import type { IncidentReportBudgetQueryVariables } from './budget/BudgetTab.generated.ts';
import type { IncidentReportHomeQueryVariables } from './home/HomeTab.generated.ts';
import { dayOfCode, periodOfCode, type ReportUrl } from './reportUrl.ts';

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
    day: dayOfCode[url.views],
    siteIds: siteIds ? [...siteIds] : null,
  };
}

/** The variables of tab Budget Summary. */
export const budgetVariables = (url: ReportUrl): IncidentReportBudgetQueryVariables => ({
  zone: browserZone(),
  period: periodOfCode[url.budget],
});
