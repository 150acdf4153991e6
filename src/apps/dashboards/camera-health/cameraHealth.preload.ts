import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { CameraTableDocument } from '../camera-table/CameraTable.generated.ts';
import { cameraTableVariables } from '../camera-table/cameraTable.rules.ts';
import { cameraHealthVariables } from '../screenVariables.ts';
import { CameraHealthDocument } from './CameraHealth.generated.ts';

/** Begins Camera Health. */
export const preload = definePreload({
  texts: ['dashboards', 'reasons'],
  queries: ({ search }) => [
    ask(CameraHealthDocument, cameraHealthVariables(search)),
    ask(CameraTableDocument, cameraTableVariables(search)),
  ],
});
