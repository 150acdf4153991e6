import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { keepStillsBefore } from './keepStillsBefore.ts';

/** Keeps what the page holds of cameras with the incidents that are raised on them. Draws nothing. */
export function StillSender() {
  const client = useApolloClient();
  useEffect(() => keepStillsBefore(client), [client]);
  return null;
}
