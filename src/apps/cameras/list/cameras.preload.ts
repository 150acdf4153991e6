import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { CamerasFleetDocument } from './Fleet.generated.ts';

/** Begins the registry: filters, sorting and drawers need no new fleet. */
export const preload = definePreload({
  texts: ['cameras', 'reasons'],
  // To write 10,000 rows into the cache costs a second.
  queries: () => [ask(CamerasFleetDocument, {}, 'no-cache')],
});
