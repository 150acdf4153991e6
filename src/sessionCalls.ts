import type { ApolloClient } from '@apollo/client';
import { LogoutDocument, ViewerDocument } from './shell/auth/login.generated.ts';
import type { SessionUser } from './shell/auth/session.ts';

/** Who the client's token belongs to, asked anew; null when it belongs to nobody. */
export async function askViewer(api: ApolloClient): Promise<SessionUser | null> {
  const { data } = await api.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
  return data?.viewer ?? null;
}

/** Ends the session of the client's token. */
export async function logout(api: ApolloClient): Promise<void> {
  await api.mutate({ mutation: LogoutDocument });
}
