import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AppOptions, createApp } from './app.ts';
import type { Patience } from './patience.ts';
import { attachSubscriptions } from './subscriptions.ts';

/** How long running requests may take to end when the program stops; then they are cut off. */
const drainMs = 8_000;
const sweepMs = 50;

const serverPatience: Patience = { sending: 15_000, lookEvery: 1_000 };

/**
 * Begins to listen. Rejects with the system's error, for example EADDRINUSE. Who sends headers or a body too slowly is
 * answered 408 and cut off: thousands of half requests would hold every connection that there is.
 */
export async function listen(
  app: RequestListener,
  host: string,
  port: number,
  { sending, lookEvery }: Patience = serverPatience,
) {
  const server = createServer(
    { headersTimeout: sending, requestTimeout: sending, connectionsCheckingInterval: lookEvery },
    app,
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port: opened } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { server, url: `http://${name}:${opened}` };
}

/** Accepts nothing new, and resolves when the running requests have ended or were cut off. */
export async function drain(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
  // Connections that stay open after their last answer (keep-alive) would keep the server from closing.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearInterval(sweep);
  clearTimeout(deadline);
}

export interface Running {
  /** For example http://127.0.0.1:4000 */
  readonly url: string;
  /** Tells all subscribers that events were missed: they connect again and ask anew. */
  readonly reconnectAll: () => void;
  /** Stops accepting, closes the sockets and lets running requests end, within ten seconds. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the whole server over an executor.
 * @param port 0 takes any free one
 */
export async function startServer(options: AppOptions, host: string, port: number): Promise<Running> {
  const { app, stop } = await createApp(options);
  const { server, url } = await listen(app, host, port, options.patience);
  const subscriptions = attachSubscriptions(server, options.executor, options.log, options.slowReaders);
  return {
    url,
    reconnectAll: subscriptions.reconnectAll,
    async stop() {
      const drained = drain(server);
      await subscriptions.close();
      await drained;
      await stop();
    },
  };
}

/** Calls the function once, at the first SIGTERM or SIGINT, and then ends the process with 0. */
export function onTermination(stop: () => Promise<void>): void {
  const end = () => {
    process.off('SIGTERM', end);
    process.off('SIGINT', end);
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
