import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { auth, leave, loadClient, openRest } from './client.ts';
import { answersOf, createRouter } from './router.ts';
import { AuthContext } from './shell/auth/AuthContext.ts';
import { readSession } from './shell/auth/session.ts';
import { startTexts } from './shell/i18n/i18n.ts';
import { MessageBar } from './shell/messages/MessageBar.tsx';
import { messages } from './shell/messages/messages.ts';
import { tellOfStalePage } from './shell/messages/stalePage.ts';
import { AnswersContext } from './shell/navigation/useNavigationItems.ts';
import { startSettings } from './shell/settings/settingsStore.ts';

/** The composition root. Executor, texts and the screen's code load side by side; the splash stays until all are there. */
async function start(): Promise<void> {
  openRest();
  if (readSession()) void loadClient();
  // Fetched as code is, so that the splash need not wait for it.
  const styles = import('./shell/theme/styles.ts');
  const problem = startSettings(location.search, {
    save: (settings) => auth.saveUserData({ settings }),
    onFailed: (error) =>
      messages.error(i18next.t('settings.notKept', { reason: error instanceof Error ? error.message : '' })),
  });
  const texts = startTexts(import.meta.glob('./**/locales/*.json'));
  const router = createRouter(loadClient, leave);
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
  await Promise.all([styles, texts, initialised]);
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');
  tellOfStalePage();
  if (problem) messages.warning(i18next.t('settings.notUnderstood', { problem }));
  createRoot(root).render(
    <AuthContext value={auth}>
      <AnswersContext value={answersOf(router.routes)}>
        <RouterProvider router={router} />
      </AnswersContext>
      <MessageBar />
    </AuthContext>,
  );
}

start().catch((error: unknown) => {
  // index.html, whose splash still stands, reloads or says so.
  dispatchEvent(new Event('watchfloor:start-failed'));
  throw error;
});
