import { fleetOf } from '~/features/cameras/fleet/fleetStore.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';

/** Begins the registry: filters, sorting and drawers need no new fleet. */
export const preload = definePreload({
  texts: ['cameras', 'reasons'],
  stores: (client) => fleetOf(client).visit(),
});
