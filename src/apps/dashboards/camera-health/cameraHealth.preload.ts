import { ask, askLater } from '~/shell/preload/begin.ts';
import { dashboardPreload } from '../dashboardPreload.ts';
import { isWide } from '../isWide.ts';
import {
  cameraHealthUrl,
  incidentVariables,
  outageVariables,
  trendVariables,
  visitVariables,
} from '../screenVariables.ts';
import { DashboardCounterDocument } from '../widgets/DashboardCounter.generated.ts';
import { DashboardIncidentsDocument } from '../widgets/DashboardIncidents.generated.ts';
import { DashboardVisitsDocument } from '../widgets/DashboardVisits.generated.ts';
import { CameraHealthOutagesDocument } from './CameraHealthOutages.generated.ts';

/** Begins Camera Health: the counter before the charts, and on narrow screens no chart that is not in sight. */
export const preload = dashboardPreload(cameraHealthUrl, (url) => {
  const askIfSeen = isWide() ? ask : askLater;
  return [
    ask(DashboardCounterDocument, {}),
    ask(CameraHealthOutagesDocument, { ...outageVariables(url), ...trendVariables(url) }),
    askIfSeen(DashboardIncidentsDocument, incidentVariables()),
    askIfSeen(DashboardVisitsDocument, visitVariables(url)),
  ];
});
