import { dashboardPreload } from '../dashboardPreload.ts';
import { mapDashboardUrl, mapDashboardVariables } from '../screenVariables.ts';
import { MapDashboardDocument } from './MapDashboard.generated.ts';

/** Begins the map dashboard. */
export const preload = dashboardPreload(mapDashboardUrl, MapDashboardDocument, mapDashboardVariables);
