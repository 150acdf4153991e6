import { fleetOf } from '~/features/cameras/fleet/fleetStore.ts';
import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { LiveViewDocument } from './LiveViewScreen.generated.ts';

/** Begins Live View: filters, layouts and walls choose among what is asked once. */
export const preload = definePreload({
  texts: ['live-view', 'desk', 'reasons', 'video', 'why'],
  stores: (client) => fleetOf(client).visit(),
  queries: () => [ask(LiveViewDocument, {})],
});
