import { screenLoader } from '../screenLoader.ts';
import { mapDashboardVariables } from '../screenVariables.ts';
import { MapDashboardDocument } from './MapDashboard.generated.ts';

/** What the router needs of the map dashboard before its screen. */
export const { loader, shouldRevalidate } = screenLoader(MapDashboardDocument, mapDashboardVariables);
