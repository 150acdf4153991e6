import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { apolloContext } from '~/graphql/client/context.ts';
import { loadTexts } from '~/shell/i18n/i18n.ts';
import { askAhead } from '../hooks/askAhead.ts';
import { nextAttempt } from '../hooks/attempts.ts';
import { cameraHealthVariables } from '../hooks/screenVariables.ts';
import { variablesDiffer } from '../hooks/variablesDiffer.ts';
import { CameraHealthDocument } from './CameraHealth.generated.ts';

/** Asks for the numbers and the texts while the screen's code is on its way; waits for neither. Answers with the key of the query. */
export function cameraHealthLoader({ request, context }: LoaderFunctionArgs): number {
  const { searchParams } = new URL(request.url);
  void loadTexts('dashboards');
  askAhead(
    context.get(apolloContext),
    CameraHealthDocument,
    cameraHealthVariables(searchParams),
    searchParams,
  );
  return nextAttempt();
}

/** Sorting, filtering and opening drawers need no new numbers. */
export const cameraHealthShouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  variablesDiffer(cameraHealthVariables, change);
