import { translatorOf } from '../i18n/texts.ts';
import { messages } from './messages.ts';

const lost = new WeakSet<Error>();
// Registered before any code is loaded on demand: the event holds the same error that the importing code gets.
addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));

/** Whether the error is that code could not be fetched. */
export const isLostCode = (error: unknown): boolean => error instanceof Error && lost.has(error);

/** The code could not be fetched because nothing answered, not because there is a new build. */
export const isUnreachable = (): boolean => document.documentElement.dataset.stale === 'unreachable';

let told: number | undefined;

function tell(): void {
  // Why index.html did not reload: `newVersion` (somebody is typing), `unreachable` (no answer) or `notHelped`.
  const { stale } = document.documentElement.dataset;
  if (!stale) return;
  const t = translatorOf('shell');
  told = messages.warning(
    t(`stale.${stale}`),
    { label: t('stale.reload'), run: () => location.reload(), lasting: true },
    'stale',
  );
}

/** What could not be fetched is there now: nobody need reload. */
export function forgetStalePage(): void {
  delete document.documentElement.dataset.stale;
  if (told !== undefined) messages.close(told);
}

/** Says, from the start and whenever it happens, that parts of the page cannot be fetched, and offers to reload. */
export function tellOfStalePage(): void {
  tell();
  addEventListener('watchfloor:stale', tell);
}
