import i18next from 'i18next';
import { messages } from './messages.ts';

const lost = new WeakSet<Error>();
// Before anything is fetched by need: the event comes with the error that whoever waits for the code will get.
addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));

/** Whether the error is that code could not be fetched. */
export const isLostCode = (error: unknown): boolean => error instanceof Error && lost.has(error);

function tell(): void {
  // Why index.html did not reload: `newVersion` (somebody is typing), `unreachable` (no answer) or `notHelped`.
  const { stale } = document.documentElement.dataset;
  if (!stale) return;
  messages.warning(i18next.t(`stale.${stale}`), {
    label: i18next.t('stale.reload'),
    run: () => location.reload(),
    lasting: true,
  });
}

/** Says, from the start and whenever it happens, that parts of the page cannot be fetched, and offers to reload. */
export function tellOfStalePage(): void {
  tell();
  addEventListener('watchfloor:stale', tell);
}
