import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useLoaderData } from 'react-router-dom';
import { DemoMenu } from './apps/demo/DemoMenu.tsx';
import { AppLayout } from './shell/layouts/AppLayout.tsx';

/** The frame of signed-in screens, with what apps put into the shell. */
export function SignedIn() {
  const client = useLoaderData<ApolloClient>();
  return (
    <ApolloProvider client={client}>
      <AppLayout extras={<DemoMenu />} />
    </ApolloProvider>
  );
}
