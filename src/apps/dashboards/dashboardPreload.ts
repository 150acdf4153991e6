import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { UrlDefinition } from '~/lib/defineUrl.ts';
import { ask } from '~/shell/preload/begin.ts';
import { definePreload, type Preload } from '~/shell/preload/definePreload.ts';
import { CameraTableDocument } from './camera-table/CameraTable.generated.ts';
import { type CameraTableUrl, cameraTableVariables } from './camera-table/cameraTable.rules.ts';

/** Begins a dashboard: the query of its widgets, and that of the camera table. */
export const dashboardPreload = <State extends CameraTableUrl, Data, Variables extends OperationVariables>(
  definition: UrlDefinition<State>,
  document: TypedDocumentNode<Data, Variables>,
  variablesOf: (url: State) => Variables,
): Preload =>
  definePreload({
    texts: ['dashboards', 'reasons'],
    queries: ({ search }) => {
      const url = definition.read(search);
      return [ask(document, variablesOf(url)), ask(CameraTableDocument, cameraTableVariables(url))];
    },
  });
