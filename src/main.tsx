import { lazy, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { Api } from './api.ts';
import { createHasRoute } from './hasRoute.ts';
import { nextTask } from './lib/nextTask.ts';
import { onceLoaded } from './lib/onceLoaded.ts';
import { createRouter } from './router.ts';
import { type AuthApi, AuthContext } from './shell/auth/AuthContext.ts';
import { rememberProvider, signedInWith } from './shell/auth/providers/mark.ts';
import { readSession } from './shell/auth/session.ts';
import { startSession } from './shell/auth/startSession.ts';
import { languageToOffer, startTexts } from './shell/i18n/i18n.ts';
import { translatorOf } from './shell/i18n/texts.ts';
import { MessageBar } from './shell/messages/MessageBar.tsx';
import { messages } from './shell/messages/messages.ts';
import { tellOfStalePage } from './shell/messages/stalePage.ts';
import { AnswersContext } from './shell/navigation/useNavigationItems.ts';
import { ShownError } from './shell/preload/DataBoundary.tsx';
import { startSettings } from './shell/settings/settingsStore.ts';
import { followRouter } from './shell/ui/comingAddress.ts';
import { loadLink, openRest, serverMode, warn, withEndedToken } from './transport.ts';

/** Most visitors are offered no language; without its code nobody is. */
const LanguageOffer = lazy(async () => {
  try {
    return { default: (await import('./shell/i18n/LanguageOffer.tsx')).LanguageOffer };
  } catch {
    return { default: () => null };
  }
});

/** Reads anew what is shown: the screens were not told what happened while the connection was lost. */
async function refetchShown(): Promise<void> {
  const { client } = await loadApi();
  // Each query shows its own failure where its answer would stand.
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
}

/** The API, fetched when somebody signs in or is signed in; the link to it loads beside its code. */
const loadApi = onceLoaded(async (): Promise<Api> => {
  const load = () => loadLink(() => void refetchShown());
  const link = load();
  // A failure is told by the first operation that waits for the link.
  link.catch(() => undefined);
  const { createApi } = await import('./api.ts');
  return createApi(link, load);
});

const loadClient = async () => (await loadApi()).client;

/** What the shell asks of the API, which is fetched with the first call. */
const auth: AuthApi = {
  demoAccounts: serverMode
    ? []
    : [
        { role: 'admin', email: 'admin@watchfloor.example', password: 'admin' },
        { role: 'staff', email: 'staff@watchfloor.example', password: 'staff' },
      ],
  login: async (input) => (await loadApi()).login(input),
  register: async (input) => (await loadApi()).register(input),
  setup: async (input) => (await loadApi()).setup(input),
  exchange: async (provider, proof) => (await loadApi()).exchange(provider, proof),
  saveUserData: async (data) => (await loadApi()).saveUserData(data),
  viewer: async () => (await loadApi()).viewer(),
};

/** Ends the session behind a token, and that of its provider; says so when one of them cannot be told. */
function leave(token: string): void {
  // Forgotten at once: whatever else starts up must not take it up again.
  const provider = signedInWith();
  rememberProvider(null);
  Promise.all([
    withEndedToken(token, async () => (await loadApi()).logout()),
    provider === null ? null : loadApi().then((api) => api.leaveProvider(provider)),
  ]).catch(() => warn('notLeft'));
}

/** The composition root. Executor, texts and the screen's code load side by side; the splash stays until all are there. */
async function start(): Promise<void> {
  // In tasks of their own, so that files and answers that come in meanwhile are worked on.
  await nextTask();
  openRest();
  const settled = startSession(auth);
  if (readSession()) void loadClient();
  // Fetched as code is, so that the splash need not wait for it.
  const styles = import('./shell/theme/styles.ts');
  const problem = startSettings(location.search, (settings) => auth.saveUserData({ settings }));
  const texts = startTexts(
    import.meta.glob('./{shell,local}/**/locales/*.json'),
    async () => (await import('./appTexts.ts')).appTexts,
  );
  await nextTask();
  const router = createRouter(loadClient, leave);
  followRouter(router);
  const initialised = new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    }
  });
  await Promise.all([styles, texts, initialised, settled]);
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');
  tellOfStalePage();
  const offered = languageToOffer();
  if (problem) messages.warning(translatorOf('shell')('settings.notUnderstood', { problem }));
  void forgetServiceWorkers();
  const reactRoot = createRoot(root, {
    // What a part of a screen says in its place is no error of the program.
    onCaughtError: (error, { errorBoundary }) => {
      if (!(errorBoundary instanceof ShownError)) reportError(error);
    },
  });
  // As a transition, the first drawing lets what comes in meanwhile be worked on.
  startTransition(() =>
    reactRoot.render(
      <AuthContext value={auth}>
        <AnswersContext value={createHasRoute(router.routes)}>
          <RouterProvider router={router} />
        </AnswersContext>
        <MessageBar />
        {offered ? (
          <Suspense fallback={null}>
            <LanguageOffer language={offered} />
          </Suspense>
        ) : null}
      </AuthContext>,
    ),
  );
}

/** An earlier product at this address may have left one, which would serve its files for ever (shell §9). */
async function forgetServiceWorkers(): Promise<void> {
  const found = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(found.map((registration) => registration.unregister()));
}

start().catch((error: unknown) => {
  // index.html, whose splash still stands, reloads or says so.
  dispatchEvent(new Event('watchfloor:start-failed'));
  throw error;
});
