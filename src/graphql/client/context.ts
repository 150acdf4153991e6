import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';

/** Where route loaders find the way to the Apollo client; there is none for guests, whom the guard sends away. */
export const apolloContext = createContext<() => Promise<ApolloClient>>();
