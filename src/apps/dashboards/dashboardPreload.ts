import type { UrlDefinition } from '~/lib/defineUrl.ts';
import { askLater, type Question } from '~/shell/preload/begin.ts';
import { definePreload, type Preload } from '~/shell/preload/definePreload.ts';
import { CameraTableDocument } from './camera-table/CameraTable.generated.ts';
import { type CameraTableUrl, cameraTableVariables } from './camera-table/cameraTable.rules.ts';

/** Begins a dashboard: the queries of what is in sight; that of the camera table, far below, waits until it is drawn. */
export const dashboardPreload = <State extends CameraTableUrl>(
  definition: UrlDefinition<State>,
  questionsOf: (url: State) => readonly Question[],
): Preload =>
  definePreload({
    texts: ['dashboards', 'reasons'],
    queries: ({ search }) => {
      const url = definition.read(search);
      return [...questionsOf(url), askLater(CameraTableDocument, cameraTableVariables(url))];
    },
  });
