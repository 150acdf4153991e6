import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { CameraTableDocument } from '../camera-table/CameraTable.generated.ts';
import { cameraTableVariables } from '../camera-table/cameraTable.rules.ts';
import { mapDashboardUrl, mapDashboardVariables } from '../screenVariables.ts';
import { MapDashboardDocument } from './MapDashboard.generated.ts';

/** Begins the map dashboard. */
export const preload = definePreload({
  texts: ['dashboards', 'reasons'],
  queries: ({ search }) => {
    const url = mapDashboardUrl.read(search);
    return [
      ask(MapDashboardDocument, mapDashboardVariables(url)),
      ask(CameraTableDocument, cameraTableVariables(url)),
    ];
  },
});
