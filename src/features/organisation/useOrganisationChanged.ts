import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useFleetStore } from '~/features/cameras/fleet/useFleet.ts';

/** Asks again for what screens show: names of sites, projects and members stand in many places, the fleet among them. */
export function useOrganisationChanged(): () => Promise<void> {
  const client = useApolloClient();
  const fleet = useFleetStore();
  return useCallback(async () => {
    await Promise.all([client.refetchQueries({ include: 'active' }), fleet.refresh()]);
  }, [client, fleet]);
}
