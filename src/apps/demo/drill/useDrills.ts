import { useState } from 'react';
import { useFleet } from '~/features/cameras/fleet/useFleet.ts';
import type { StartDrillInput } from '~/graphql/types.generated.ts';
import { useErrorText } from '~/shell/messages/errorText.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import {
  useDrillDrawerQuery,
  useEndAllDrillsMutation,
  useEndDrillMutation,
  useSetDrillPulseMutation,
  useStartDrillMutation,
} from './DrillDrawer.generated.ts';

/** Milliseconds after which the steps are read again: whoever works the incident may sit elsewhere. */
const READ_EVERY = 2_000;

/** The drills that there are, and what can be done with them. */
export function useDrills(open: boolean) {
  const [failure, setFailure] = useState<Error | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const errorText = useErrorText();
  const refusalText = useRefusal();
  const { data, error, refetch } = useDrillDrawerQuery({
    skip: !open,
    pollInterval: READ_EVERY,
    fetchPolicy: 'cache-and-network',
  });
  // What is broken now cannot be broken again: the live changes of the fleet say so.
  const { cameras } = useFleet(open);
  const options = {
    onError: setFailure,
    onCompleted: () => {
      setFailure(null);
      setRefused(null);
      void refetch();
    },
  };
  const [start, starting] = useStartDrillMutation(options);
  const [end, ending] = useEndDrillMutation(options);
  const [endAll, endingAll] = useEndAllDrillsMutation(options);
  const [setPulse] = useSetDrillPulseMutation({ onError: options.onError });
  return {
    data,
    fleet: cameras,
    error,
    refetch,
    refusal: failure ? errorText(failure) : refusalText(refused ?? undefined),
    busy: starting.loading || ending.loading || endingAll.loading,
    start: (input: StartDrillInput) =>
      void start({
        variables: { input },
        onCompleted: ({ startDrill: { errors } }) => {
          options.onCompleted();
          setRefused(errors[0] ?? null);
        },
      }),
    end: (id: string) => void end({ variables: { id } }),
    endAll: () => void endAll(),
    setPulse: (running: boolean) =>
      void setPulse({
        variables: { running },
        optimisticResponse: { setDemoPulse: { demo: { pulseRunning: running, resettable: true } } },
      }),
  };
}
