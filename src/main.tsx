import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { auth, leave, loadClient, openRest } from './client.ts';
import { createHasRoute, createRouter } from './router.ts';
import { AuthContext } from './shell/auth/AuthContext.ts';
import { readSession } from './shell/auth/session.ts';
import { startSession } from './shell/auth/startSession.ts';
import { startTexts } from './shell/i18n/i18n.ts';
import { MessageBar } from './shell/messages/MessageBar.tsx';
import { messages } from './shell/messages/messages.ts';
import { tellOfStalePage } from './shell/messages/stalePage.ts';
import { AnswersContext } from './shell/navigation/useNavigationItems.ts';
import { ShownError } from './shell/preload/DataBoundary.tsx';
import { startSettings } from './shell/settings/settingsStore.ts';
import { followRouter } from './shell/ui/comingAddress.ts';

/** The composition root. Executor, texts and the screen's code load side by side; the splash stays until all are there. */
async function start(): Promise<void> {
  openRest();
  const settled = startSession(auth);
  if (readSession()) void loadClient();
  // Fetched as code is, so that the splash need not wait for it.
  const styles = import('./shell/theme/styles.ts');
  const problem = startSettings(location.search, (settings) => auth.saveUserData({ settings }));
  const texts = startTexts(import.meta.glob('./**/locales/*.json'));
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
  if (problem) messages.warning(i18next.t('settings.notUnderstood', { problem }));
  void forgetServiceWorkers();
  createRoot(root, {
    // What a part of a screen says in its place is no error of the program.
    onCaughtError: (error, { errorBoundary }) => {
      if (!(errorBoundary instanceof ShownError)) reportError(error);
    },
  }).render(
    <AuthContext value={auth}>
      <AnswersContext value={createHasRoute(router.routes)}>
        <RouterProvider router={router} />
      </AnswersContext>
      <MessageBar />
    </AuthContext>,
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
