import { useApolloClient } from '@apollo/client/react';
import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { type FleetCamera, type FleetState, fleetOf } from './fleetStore.ts';

const none: readonly FleetCamera[] = [];

/** The store of the fleet, which loaders have begun to fill with `fleetOf(client).visit()`. */
export const useFleetStore = () => fleetOf(useApolloClient());

/** The fleet as far as it is known; it is asked for when the component comes, if it is `wanted`. */
export function useFleet(wanted = true): FleetState & { readonly retry: () => void } {
  const store = useFleetStore();
  const state = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => {
    if (wanted) store.visit();
  }, [store, wanted]);
  const retry = useCallback(() => store.visit(), [store]);
  return { ...state, retry };
}

/** Every camera by name. Suspends until they are known; the route's error element takes what went wrong. */
export function useLoadedFleet(): readonly FleetCamera[] {
  const store = useFleetStore();
  // In each rendering, not only while it is unknown: React takes hooks after a `use` that is gone for updated ones.
  use(store.known());
  return useSyncExternalStore(store.subscribe, store.read).cameras ?? none;
}
