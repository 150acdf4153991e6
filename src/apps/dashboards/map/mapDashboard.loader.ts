import { screenLoader } from '../hooks/screenLoader.ts';
import { mapDashboardVariables } from '../hooks/screenVariables.ts';
import { MapDashboardDocument } from './MapDashboard.generated.ts';

/** What the router needs of the map dashboard before its screen. */
export const { loader, shouldRevalidate } = screenLoader(MapDashboardDocument, mapDashboardVariables);
