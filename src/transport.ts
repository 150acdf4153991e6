import type { ApolloLink } from '@apollo/client';
import { connection } from '~/graphql/client/connection.ts';
import { namedMediaOrigins } from '~/lib/contentPolicy.ts';
import { onceLoaded } from '~/lib/onceLoaded.ts';
import type { ConnectedServer } from './local/connectServer.ts';
import { interceptRest } from './local/interceptRest.ts';
import type { News } from './local/messages.ts';
import { tokenKey } from './local/tokenKey.ts';
import type { Providers } from './resolvers/context.ts';
import { loadProviderSettings } from './shell/auth/providers/settings.ts';
import { readSession } from './shell/auth/session.ts';
import { fetchNamespace, translatorOf } from './shell/i18n/texts.ts';
import { messages } from './shell/messages/messages.ts';

/**
 * Where the API is: the only place that chooses between a server behind the page and the server inside it. Its code is
 * in every page, so it holds what must be there at once; the links and the local server are fetched when they are needed.
 */

/** A server stands behind the page: it says so in index.html. Otherwise the server is inside the browser. */
export const serverMode =
  document.querySelector<HTMLMetaElement>('meta[name="watchfloor-mode"]')?.content === 'server';

/** Of a session that was ended here while the API has still to be told. */
let leaving: string | null = null;

const token = () => readSession()?.token ?? leaving;

/** Calls the API with the token of a session that has already ended in this page. */
export async function withEndedToken(ended: string, call: () => Promise<void>): Promise<void> {
  leaving = ended;
  try {
    await call();
  } finally {
    leaving = null;
  }
}

/** Says what happens to the connection. The texts are fetched only when there is something to say. */
export async function warn(key: 'notKept' | 'pulseFailed' | 'notLeft'): Promise<void> {
  await fetchNamespace('local');
  messages.warning(translatorOf('local')(key));
}

/** Verifies ID tokens in the page; the code for it is fetched when there is one. */
const loadProviders = onceLoaded(async (): Promise<Providers> => {
  const [{ createProviders }, settings] = await Promise.all([
    import('./credentials/providers.ts'),
    loadProviderSettings(),
  ]);
  return createProviders(settings);
});

/** Whatever was shown may be old from now on, and nothing is kept any more: only a reload helps. */
async function tellOfStop(): Promise<void> {
  connection.set('lost');
  await fetchNamespace('local');
  messages.error(
    translatorOf('local')('stopped'),
    { label: translatorOf('shell')('stale.reload'), run: () => location.reload(), lasting: true },
    'stopped',
  );
}

/** What the server inside the browser tells without being asked. */
function hearNews(news: News): void {
  if (news === 'reset') location.reload();
  else void warn(news);
}

/** As Vite says it when code of the page cannot be fetched: index.html loads the page anew, or says so. */
function tellOfLostCode(error: Error): void {
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }));
}

/** The server inside the browser, started when it is first needed. */
const loadServer = onceLoaded(async (): Promise<ConnectedServer> => {
  const { openServer } = await import('./local/openServer.ts');
  return openServer({
    facts: { tokenKey: tokenKey(), mediaOrigins: namedMediaOrigins() ?? [] },
    services: {
      verify: async (...call) => (await loadProviders()).verify(...call),
      testStream: async (stream) => (await import('./local/browserProbe.ts')).testInBrowser(stream),
    },
    onNews: hearNews,
    onLostCode: tellOfLostCode,
    onStopped: () => void tellOfStop(),
  });
});

async function loadLocalLink(): Promise<ApolloLink> {
  const [{ createLocalLink }, server] = await Promise.all([
    import('./graphql/client/localLink.ts'),
    loadServer(),
  ]);
  return createLocalLink(server, token);
}

async function loadRemoteLink(onReconnect: () => void): Promise<ApolloLink> {
  const { createRemoteLink } = await import('./graphql/client/remoteLink.ts');
  return createRemoteLink(new URL('/graphql', location.href).href, token, onReconnect);
}

/**
 * The link to the API. `onReconnect` is called when a lost connection stands again: nobody was told what happened
 * meanwhile. Rejects when its code cannot be fetched.
 */
export const loadLink = (onReconnect: () => void): Promise<ApolloLink> =>
  serverMode ? loadRemoteLink(onReconnect) : loadLocalLink();

/** From now on the REST paths are answered where this page asks for them. */
export function openRest(): void {
  if (serverMode) return;
  interceptRest(loadServer);
}
