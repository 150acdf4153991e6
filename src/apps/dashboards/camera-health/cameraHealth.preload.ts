import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { CameraTableDocument } from '../camera-table/CameraTable.generated.ts';
import { cameraTableVariables } from '../camera-table/cameraTable.rules.ts';
import { cameraHealthUrl, cameraHealthVariables } from '../screenVariables.ts';
import { CameraHealthDocument } from './CameraHealth.generated.ts';

/** Begins Camera Health. */
export const preload = definePreload({
  texts: ['dashboards', 'reasons'],
  queries: ({ search }) => {
    const url = cameraHealthUrl.read(search);
    return [
      ask(CameraHealthDocument, cameraHealthVariables(url)),
      ask(CameraTableDocument, cameraTableVariables(url)),
    ];
  },
});
