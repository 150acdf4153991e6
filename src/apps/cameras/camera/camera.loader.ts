import type { LoaderFunctionArgs } from 'react-router-dom';
import { prefetch } from '~/graphql/client/context.ts';
import { loadTexts } from '~/shell/i18n/i18n.ts';
import { CameraScreenDocument } from './Camera.generated.ts';
import { cameraPageUrl, cameraVariables } from './cameraPeriod.ts';

/** Asks for the camera and the texts while the screen's code is on its way, and waits for neither. */
export function loader({ request, params, context }: LoaderFunctionArgs): null {
  void loadTexts('cameras', 'video', 'reasons', 'why');
  const { period } = cameraPageUrl.read(new URL(request.url).search);
  const variables = cameraVariables(params.id ?? '', period, Date.now());
  prefetch(context, (client) => client.query({ query: CameraScreenDocument, variables }));
  return null;
}
