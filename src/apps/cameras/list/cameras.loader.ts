import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { fleetOf } from '~/features/cameras/fleet/fleetStore.ts';
import { prefetch } from '~/graphql/client/context.ts';
import { loadTexts } from '~/shell/i18n/i18n.ts';

/** Asks for the fleet and the texts while the screen's code is on its way, and waits for neither. */
export function loader({ context }: LoaderFunctionArgs): null {
  void loadTexts('cameras', 'reasons');
  prefetch(context, async (client) => fleetOf(client).visit());
  return null;
}

/** Filters, sorting and drawers need no new fleet; trying again at the same address does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;
