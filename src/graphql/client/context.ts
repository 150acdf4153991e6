import type { ApolloClient } from '@apollo/client';
import { createContext, type RouterContextProvider } from 'react-router-dom';

/** Where route loaders find the way to the Apollo client; there is none for guests, whom the guard sends away. */
export const apolloContext = createContext<() => Promise<ApolloClient>>();

/**
 * Asks for what a screen shows while its code is on the way, and waits for nothing. A failure is left to the screen,
 * whose own query asks again and shows it with a way to retry.
 */
export function prefetch(
  context: Readonly<RouterContextProvider>,
  ask: (client: ApolloClient) => Promise<unknown>,
): void {
  context
    .get(apolloContext)()
    .then(ask)
    .catch(() => undefined);
}
