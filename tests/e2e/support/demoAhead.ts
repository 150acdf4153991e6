import type { BrowserContext, Page } from '@playwright/test';
import { inServer } from '../../support/inServer.ts';

/** Runs in the worker before the server: its time is `ahead` ms later than the machine's, from `after` ms on. */
function moveOn({ ahead, after }: { readonly ahead: number; readonly after: number }): void {
  const { now } = Date;
  const begun = now();
  Date.now = () => now() + (now() - begun < after ? 0 : ahead);
}

/**
 * The demo's first incident comes 20 s after the demo began; here it comes as soon as its plan stands. To be called
 * before the page is opened.
 */
export const withFirstIncident = (page: Pick<Page | BrowserContext, 'route'>): Promise<void> =>
  inServer(page, moveOn, { ahead: 20_000, after: 4_000 });
