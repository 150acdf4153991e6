import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { apolloContext } from '~/graphql/client/context.ts';
import { loadTexts } from '~/shell/i18n/i18n.ts';
import { askFleet } from './askFleet.ts';
import type { FleetCamera } from './fleet.rules.ts';

export interface CamerasData {
  readonly fleet: Promise<readonly FleetCamera[]>;
}

/** Asks for the fleet and the texts while the screen's code is on its way, and waits for neither. */
export function loader({ context }: LoaderFunctionArgs): CamerasData {
  void loadTexts('cameras', 'reasons');
  const fleet = context.get(apolloContext)().then(askFleet);
  // The screen shows what went wrong.
  fleet.catch(() => undefined);
  return { fleet };
}

/** Filters, sorting and drawers need no new fleet; trying again at the same address does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;
