import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';

/** Where route loaders find the Apollo client: `context.get(apolloContext)`. */
export const apolloContext = createContext<ApolloClient>();
