import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { fleetOf } from '~/features/cameras/fleet/fleetStore.ts';
import { prefetch } from '~/graphql/client/context.ts';
import { loadTexts } from '~/shell/i18n/i18n.ts';
import { LiveViewDocument } from './LiveViewScreen.generated.ts';

let runs = 0;

/**
 * Asks for the cameras, walls and tours while the screen's code is on its way, and waits for neither. It answers with the
 * `queryKey` of the screen's suspense query: without a new one, trying again would show the old failure.
 */
export function liveViewLoader({ context }: LoaderFunctionArgs): number {
  void loadTexts('live-view', 'desk', 'why');
  prefetch(context, (client) => {
    fleetOf(client).visit();
    return client.query({ query: LiveViewDocument, fetchPolicy: 'network-only' });
  });
  runs += 1;
  return runs;
}

/** Filters, layouts and walls are chosen by the address alone; only a retry asks for the same address again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;
