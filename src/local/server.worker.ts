import { onlyInOneTab } from '~/lib/onlyInOneTab.ts';
import { prepareLocalServer } from './prepareLocalServer.ts';
import { serveLocal } from './serveLocal.ts';

/** Holds a lock of this worker's own until the worker ends. Null where the browser has no locks (a page without TLS). */
const ownLock = (): Promise<string | null> =>
  new Promise((resolve) => {
    const name = `watchfloor-server-${crypto.randomUUID()}`;
    if ('locks' in navigator) onlyInOneTab(name, () => resolve(name));
    else resolve(null);
  });

serveLocal(self, prepareLocalServer(self.name), ownLock());

// The first format of dates in a process takes 12 ms, the next ones none, also in the page: it is made here, beside the
// page's own start.
new Intl.DateTimeFormat();
