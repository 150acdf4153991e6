import type { ApolloClient, ApolloLink } from '@apollo/client';
import i18next from 'i18next';
import type { GrowingExecutor } from './graphql/growingExecutor.ts';
import { onceLoaded } from './graphql/onceLoaded.ts';
import { interceptRest } from './local/interceptRest.ts';
import type { AuthDoor, DemoAccount } from './shell/auth/AuthContext.ts';
import type {
  LoginMutation,
  LoginMutationVariables,
  LogoutMutation,
  SaveUserDataMutation,
  SaveUserDataMutationVariables,
  ViewerQuery,
} from './shell/auth/login.generated.ts';
import { endSession, readSession } from './shell/auth/session.ts';
import { messages } from './shell/messages/messages.ts';

/** A server stands behind the page: it says so in index.html. Otherwise the server is inside the browser. */
const serverMode =
  document.querySelector<HTMLMetaElement>('meta[name="watchfloor-mode"]')?.content === 'server';

/** Of a session that was ended here while the API has still to be told. */
let leaving: string | null = null;

const token = () => readSession()?.token ?? leaving;

async function remoteLink(): Promise<ApolloLink> {
  const { createRemoteLink } = await import('./graphql/client/remoteLink.ts');
  return createRemoteLink(new URL('/graphql', location.href).href, token);
}

/** The server inside the browser, started when it is first needed. */
const loadExecutor = onceLoaded(async (): Promise<GrowingExecutor> => {
  const { startLocalServer } = await import('./local/startLocalServer.ts');
  return startLocalServer({
    onNotKept: () => void say('warning', 'notKept'),
    onReset: () => location.reload(),
    onPulseError: () => void say('warning', 'pulseFailed'),
  });
});

async function localLink(): Promise<ApolloLink> {
  const [{ createLocalLink }, local] = await Promise.all([
    import('./graphql/client/localLink.ts'),
    loadExecutor(),
  ]);
  return createLocalLink(local, token);
}

/** From now on the REST paths are answered where this page asks for them. */
export function openRest(): void {
  if (serverMode) return;
  interceptRest(async () => (await loadExecutor()).execute);
}

/** Texts of the local server are fetched only when there is something to say. */
async function say(kind: 'warning' | 'error', key: string): Promise<void> {
  await i18next.loadNamespaces('local');
  messages[kind](i18next.t(key, { ns: 'local' }));
}

/** The client, made when it is first needed: the login page does without. Its link loads beside it. */
export const loadClient = onceLoaded(() => compose(serverMode ? remoteLink : localLink));

async function compose(load: () => Promise<ApolloLink>): Promise<ApolloClient> {
  let ahead: Promise<ApolloLink> | undefined = load();
  // A failure is told by the first operation that waits for the link; the next one loads it anew.
  ahead.catch(() => undefined);
  const { composeClient } = await import('./graphql/client/composeClient.ts');
  return composeClient(
    () => {
      const loading = ahead ?? load();
      ahead = undefined;
      return loading;
    },
    // Who has left hears of it too, and is not told that they were sent away.
    () => {
      if (readSession()) endSession('rejected');
    },
  );
}

async function endOnServer(left: string): Promise<void> {
  const [api, { LogoutDocument }] = await Promise.all([
    loadClient(),
    import('./shell/auth/login.generated.ts'),
  ]);
  leaving = left;
  try {
    await api.mutate<LogoutMutation>({ mutation: LogoutDocument });
  } finally {
    leaving = null;
  }
}

/** Ends the session behind a token, wherever copies of it may lie; says so when the API cannot be told. */
export function leave(left: string): void {
  endOnServer(left).catch(() => say('warning', 'notLeft'));
}

const demoAccounts: readonly DemoAccount[] = [
  { role: 'admin', email: 'admin@watchfloor.example', password: 'admin' },
  { role: 'staff', email: 'staff@watchfloor.example', password: 'staff' },
];

/** Signing in goes through the same API as everything else. */
export const auth: AuthDoor = {
  demoAccounts: serverMode ? [] : demoAccounts,
  login: async (input) => {
    const [api, { LoginDocument }] = await Promise.all([
      loadClient(),
      import('./shell/auth/login.generated.ts'),
    ]);
    const { data } = await api.mutate<LoginMutation, LoginMutationVariables>({
      mutation: LoginDocument,
      variables: { input },
    });
    if (!data) throw new Error('The answer to the login is empty.');
    return data.login;
  },
  saveUserData: async ({ settings, shortcuts }) => {
    const [api, { SaveUserDataDocument }] = await Promise.all([
      loadClient(),
      import('./shell/auth/login.generated.ts'),
    ]);
    const input = { ...(settings ? { settings } : {}), ...(shortcuts ? { shortcuts: [...shortcuts] } : {}) };
    const { data } = await api.mutate<SaveUserDataMutation, SaveUserDataMutationVariables>({
      mutation: SaveUserDataDocument,
      variables: { input },
    });
    const { user, errors } = data?.updateUser ?? { user: null, errors: [] };
    if (!user) throw new Error(errors[0]?.message ?? 'The answer to the change is empty.');
    return user;
  },
  viewer: async () => {
    const [api, { ViewerDocument }] = await Promise.all([
      loadClient(),
      import('./shell/auth/login.generated.ts'),
    ]);
    const { data } = await api.query<ViewerQuery>({ query: ViewerDocument, fetchPolicy: 'network-only' });
    return data?.viewer ?? null;
  },
};
