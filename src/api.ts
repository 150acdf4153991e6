import type { ApolloClient, ApolloLink, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { composeClient } from './graphql/client/composeClient.ts';
import type { IdentityProvider } from './graphql/types.generated.ts';
import type { AuthApi, UserData } from './shell/auth/AuthContext.ts';
import {
  RefreshSessionDocument,
  RegisterDocument,
  SetupDocument,
  SignInWithProviderDocument,
} from './shell/auth/entry.generated.ts';
import {
  LoginDocument,
  LogoutDocument,
  SaveUserDataDocument,
  ViewerDocument,
} from './shell/auth/login.generated.ts';
import { withProviderProfile } from './shell/auth/providerProfile.ts';
import { openProvider } from './shell/auth/providers/openProvider.ts';
import { beginSession, endReason, endSession, readSession, type SessionUser } from './shell/auth/session.ts';
import { confirmed, denied } from './shell/auth/startSession.ts';
import { tell } from './shell/auth/tellNotice.ts';
import { tellProviderError } from './shell/messages/errorText.ts';
import { Refused } from './shell/messages/refusal.ts';

/** What the page asks of the API about who is signed in, and the client that the screens ask with. */
export interface Api extends Required<Omit<AuthApi, 'demoAccounts'>> {
  readonly client: ApolloClient;
  /** Ends the session of the client's token. */
  logout(): Promise<void>;
  /** Signs out of a provider. */
  leaveProvider(provider: IdentityProvider): Promise<void>;
}

/** A token that has less than this left is exchanged for a fresh one. In milliseconds. */
const refreshBelow = 86_400_000;

/** What the API answers, or an error when that is empty. */
function answerOf<Data, Name extends keyof Data>(data: Data | undefined, name: Name): Data[Name] {
  if (!data) throw new Error(`The answer to ${String(name)} is empty.`);
  return data[name];
}

async function saveWithApi(client: ApolloClient, { settings, shortcuts }: UserData): Promise<SessionUser> {
  const input = { ...(settings ? { settings } : {}), ...(shortcuts ? { shortcuts: [...shortcuts] } : {}) };
  const { data } = await client.mutate({ mutation: SaveUserDataDocument, variables: { input } });
  const { user, errors } = answerOf(data, 'updateUser');
  const [refusal] = errors;
  if (refusal) throw new Refused(refusal);
  if (!user) throw new Error('The answer to the change is empty.');
  return user;
}

/** Saves with the provider that the account comes from; with the API where that keeps nothing. */
async function save(client: ApolloClient, change: UserData): Promise<SessionUser> {
  const user = readSession()?.user;
  const provider = user && user.from !== 'JWT' ? await openProvider(user.from) : null;
  if (!user || !provider?.save) {
    const saved = await saveWithApi(client, change);
    void tell('success', 'saved.JWT');
    return saved;
  }
  const changed = { ...user, ...change };
  await provider.save(changed);
  void tell('success', `saved.${user.from}`);
  return changed;
}

/** Exchanges a token that is still valid for a fresh one, and goes on with it. */
async function refresh(client: ApolloClient, accessToken: string): Promise<void> {
  const { data } = await client.mutate({ mutation: RefreshSessionDocument, variables: { accessToken } });
  const { session } = answerOf(data, 'refreshSession');
  beginSession(session.accessToken, withProviderProfile(session.user));
}

/** Who the token belongs to, asked anew, with a fresh token when its time is short; null when it is refused. */
async function askViewer(client: ApolloClient): Promise<SessionUser | null> {
  const session = readSession();
  if (session && session.expiresAt - Date.now() < refreshBelow) {
    // A refused token has ended the session, which is said below; after another failure the old token still holds.
    await refresh(client, session.token).catch(() => undefined);
  }
  const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
  const user = data?.viewer;
  if (user) confirmed();
  else if (readSession() || endReason() === 'rejected') denied();
  return user ? withProviderProfile(user) : null;
}

/**
 * The API as the page uses it. This module is fetched when somebody signs in or is signed in, in one file with the client:
 * from the form of the login it is two steps, the form's `useAuth()` and the call here.
 * `link` is already being loaded; when that fails the first operation says so, and the next one calls `loadAnew`.
 */
export function createApi(link: Promise<ApolloLink>, loadAnew: () => Promise<ApolloLink>): Api {
  let ahead: Promise<ApolloLink> | undefined = link;
  const client = composeClient(
    () => {
      const loading = ahead ?? loadAnew();
      ahead = undefined;
      return loading;
    },
    // Who has left hears of it too, and is not told that they were sent away.
    () => {
      if (readSession()) endSession('rejected');
    },
  );

  /** Signs somebody in, who finds nothing in the cache of what somebody before them has seen in this page. */
  async function enter<Data, Variables extends OperationVariables, Name extends keyof Data>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    name: Name,
  ): Promise<Data[Name]> {
    if (!readSession()) await client.clearStore();
    const { data } = await client.mutate({ mutation, variables });
    return answerOf(data, name);
  }

  return {
    client,
    login: (input) => enter(LoginDocument, { input }, 'login'),
    register: (input) => enter(RegisterDocument, { input }, 'register'),
    setup: (input) => enter(SetupDocument, { input }, 'setup'),
    exchange: (provider, { token, nonce }) =>
      enter(SignInWithProviderDocument, { input: { provider, token, nonce } }, 'signInWithProvider'),
    viewer: () => askViewer(client),
    saveUserData: (change) =>
      save(client, change).catch((error: unknown) => {
        void tellProviderError(error);
        throw error;
      }),
    logout: async () => {
      await client.mutate({ mutation: LogoutDocument });
    },
    leaveProvider: async (provider) => (await openProvider(provider))?.leave(),
  };
}
