import { type ConnectedServer, connectServer, type PageOptions } from './connectServer.ts';
import type { Line, ToPage, ToServer } from './messages.ts';

declare global {
  /** The worker that index.html has begun for somebody who is signed in (scripts/vite/earlyServer.ts). */
  var watchfloorServer: { readonly worker: Worker; failed: boolean } | undefined;
}

interface OpenOptions extends Omit<PageOptions, 'onReady'> {
  /** The worker runs no more: nothing is answered until the page is loaded anew. */
  readonly onStopped: () => void;
}

/** The worker that index.html has begun, or a new one; null where there can be none. Calls back when it cannot start. */
function startWorker(onFailed: () => void): Worker | null {
  const early = globalThis.watchfloorServer;
  delete globalThis.watchfloorServer;
  if (early?.failed) return null;
  try {
    const worker =
      early?.worker ??
      new Worker(new URL('./server.worker.ts', import.meta.url), {
        type: 'module',
        name: location.pathname,
      });
    worker.onerror = onFailed;
    return worker;
  } catch {
    return null;
  }
}

/** The line to a server in the page itself, whose code comes when it is needed. */
function linePastWorkers(onLost: (error: Error) => void): Line<ToPage, ToServer> {
  console.warn(
    'The server inside the browser could not start in a worker: it runs in the page, which is slower.',
  );
  const { port1, port2 } = new MessageChannel();
  import('./serveInPage.ts').then(({ serveInPage }) => serveInPage(port2), onLost);
  return port1;
}

/** Calls back when whoever holds the lock has given it up, which a worker does when it ends for whatever reason. */
function whenReleased(lock: string, tell: () => void): void {
  void navigator.locks.request(lock, { mode: 'shared' }, tell);
}

/**
 * Starts the server inside the browser, in a worker, and where that cannot be in the page. What is asked before it runs
 * waits for it.
 */
export function openServer({ onStopped, ...options }: OpenOptions): ConnectedServer {
  let ready = false;
  const stop = (error: Error) => server.stopped(error);
  const startInPage = () => linePastWorkers(stop);
  const worker = startWorker(() => {
    if (ready) return;
    ready = true;
    server.moveTo(startInPage());
  });
  const server: ConnectedServer = connectServer(worker ?? startInPage(), {
    ...options,
    onReady(lock) {
      ready = true;
      if (lock === null) return;
      whenReleased(lock, () => {
        stop(new Error('The server inside the browser has stopped. Load the page anew.'));
        onStopped();
      });
    },
  });
  return server;
}
