import { useApolloClient } from '@apollo/client/react';
import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { type FleetCamera, type FleetState, fleetOf } from './fleetStore.ts';

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
  const { cameras, error } = useSyncExternalStore(store.subscribe, store.read);
  if (error) throw error;
  if (!cameras) use(store.loading());
  return cameras ?? store.read().cameras ?? [];
}
