import type { ApolloClient, ApolloLink } from '@apollo/client';
import i18next from 'i18next';
import type { LazySchemaExecutor } from '~/graphql/lazySchemaExecutor.ts';
import { onceLoaded } from '~/lib/onceLoaded.ts';
import { interceptRest } from './local/interceptRest.ts';
import type { Providers } from './resolvers/context.ts';
import type { AuthApi, DemoAccount } from './shell/auth/AuthContext.ts';
import { withProviderProfile } from './shell/auth/providerProfile.ts';
import { rememberProvider, signedInWith } from './shell/auth/providers/mark.ts';
import { loadProviderSettings } from './shell/auth/providers/settings.ts';
import { endReason, endSession, readSession, type SessionUser } from './shell/auth/session.ts';
import { confirmed, denied } from './shell/auth/startSession.ts';
import { messages } from './shell/messages/messages.ts';

/** A server stands behind the page: it says so in index.html. Otherwise the server is inside the browser. */
const serverMode =
  document.querySelector<HTMLMetaElement>('meta[name="watchfloor-mode"]')?.content === 'server';

/** Of a session that was ended here while the API has still to be told. */
let leaving: string | null = null;

const token = () => readSession()?.token ?? leaving;

async function remoteLink(): Promise<ApolloLink> {
  const { createRemoteLink } = await import('./graphql/client/remoteLink.ts');
  return createRemoteLink(new URL('/graphql', location.href).href, token, () => void askAnew());
}

/** Reads anew what is shown: the screens were not told what happened while the connection was lost. */
async function askAnew(): Promise<void> {
  const client = await loadClient();
  // Each query shows its own failure where its answer would stand.
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
}

/** Verifies ID tokens in the page; the code for it is fetched when there is one. */
const loadProviders = onceLoaded(async (): Promise<Providers> => {
  const [{ createProviders }, settings] = await Promise.all([
    import('./credentials/providers.ts'),
    loadProviderSettings(),
  ]);
  return createProviders(settings);
});

/** The server inside the browser, started when it is first needed. */
const loadExecutor = onceLoaded(async (): Promise<LazySchemaExecutor> => {
  const { startLocalServer } = await import('./local/startLocalServer.ts');
  return startLocalServer({
    providers: { verify: async (...call) => (await loadProviders()).verify(...call) },
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

/** The client and what every visit asks of the session, fetched side by side. */
const loadSessionCalls = () => Promise.all([loadClient(), import('./sessionCalls.ts')]);

/** What only some visits need is fetched when it is called. */
const loadCalls = onceLoaded(async () => {
  // Fetched beside what it needs.
  const [{ createAuthCalls }] = await Promise.all([import('./authCalls.ts'), loadClient()]);
  return createAuthCalls(loadClient);
});

async function endOnServer(left: string): Promise<void> {
  const [api, { logout }] = await loadSessionCalls();
  leaving = left;
  try {
    await logout(api);
  } finally {
    leaving = null;
  }
}

/** The sign-in with a provider is forgotten at once: whatever else starts up must not take it up again. */
async function endAtProvider(): Promise<void> {
  const provider = signedInWith();
  rememberProvider(null);
  if (provider !== null) await (await loadCalls()).leaveProvider(provider);
}

/** Ends the session behind a token, and that of its provider; says so when one of them cannot be told. */
export function leave(left: string): void {
  Promise.all([endOnServer(left), endAtProvider()]).catch(() => say('warning', 'notLeft'));
}

const demoAccounts: readonly DemoAccount[] = [
  { role: 'admin', email: 'admin@watchfloor.example', password: 'admin' },
  { role: 'staff', email: 'staff@watchfloor.example', password: 'staff' },
];

/** A token that has less than this left is exchanged for a fresh one. In milliseconds. */
const refreshBelow = 86_400_000;

/** Who the token belongs to, which gets a fresh one when its time is short. */
async function viewer(): Promise<SessionUser | null> {
  const session = readSession();
  if (session && session.expiresAt - Date.now() < refreshBelow)
    await (await loadCalls()).refresh(session.token);
  const [api, { askViewer }] = await loadSessionCalls();
  const user = await askViewer(api);
  if (user) confirmed();
  else if (readSession() || endReason() === 'rejected') denied();
  return user && withProviderProfile(user);
}

/** Signing in goes through the same API as everything else. */
export const auth: AuthApi = {
  demoAccounts: serverMode ? [] : demoAccounts,
  login: async (input) => (await loadCalls()).login(input),
  register: async (input) => (await loadCalls()).register(input),
  setup: async (input) => (await loadCalls()).setup(input),
  exchange: async (provider, proof) => (await loadCalls()).exchange(provider, proof),
  saveUserData: async (data) => (await loadCalls()).saveUserData(data),
  viewer,
};
