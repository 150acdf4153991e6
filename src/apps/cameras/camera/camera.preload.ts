import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { CameraMaintenanceDocument } from '../maintenance/Maintenance.generated.ts';
import { CameraDowntimeDocument, CameraScreenDocument } from './Camera.generated.ts';
import { cameraPageUrl, cameraVariables, DOWNTIME_PAGE } from './cameraPeriod.ts';

/** Begins the page of a camera. */
export const preload = definePreload({
  texts: ['cameras', 'map', 'reasons', 'video', 'why'],
  queries: ({ params: { id = '' }, search }) => [
    ask(CameraScreenDocument, cameraVariables(id, cameraPageUrl.read(search).period, Date.now())),
    ask(CameraDowntimeDocument, { id, first: DOWNTIME_PAGE, after: null }),
    ask(CameraMaintenanceDocument, { filter: { cameraIds: [id] } }),
  ],
});
