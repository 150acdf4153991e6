import { ask, askLater } from '~/shell/preload/begin.ts';
import { dashboardPreload } from '../dashboardPreload.ts';
import { incidentVariables, mapDashboardUrl, outageVariables, visitVariables } from '../screenVariables.ts';
import { DashboardCounterDocument } from '../widgets/DashboardCounter.generated.ts';
import { DashboardIncidentsDocument } from '../widgets/DashboardIncidents.generated.ts';
import { DashboardVisitsDocument } from '../widgets/DashboardVisits.generated.ts';
import { MapOutagesDocument } from './MapOutages.generated.ts';

/** Begins the map dashboard: below map and counter nothing is asked before it is drawn. */
export const preload = dashboardPreload(mapDashboardUrl, (url) => [
  ask(DashboardCounterDocument, {}),
  askLater(MapOutagesDocument, outageVariables(url)),
  askLater(DashboardIncidentsDocument, incidentVariables()),
  askLater(DashboardVisitsDocument, visitVariables(url)),
]);
