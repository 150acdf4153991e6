import type { LazySchemaExecutor } from '~/graphql/lazySchemaExecutor.ts';
import { type ConnectedServer, connectServer, type PageOptions } from '~/local/connectServer.ts';
import { type LocalApi, serveLocal } from '~/local/serveLocal.ts';

/** The server of browser mode over an executor, as a page has it: at the other end of a line of messages. */
export function connectTo(
  executor: LazySchemaExecutor & Partial<LocalApi>,
  options: Partial<PageOptions> = {},
): ConnectedServer {
  const { port1, port2 } = new MessageChannel();
  serveLocal(port2, () => () => ({ file: () => notAsked('file'), ...executor }), Promise.resolve(null));
  const server = connectServer(port1, {
    facts: { tokenKey: new Uint8Array(32), mediaOrigins: [] },
    services: { verify: () => notAsked('verify'), testStream: () => notAsked('testStream') },
    onReady: () => undefined,
    onNews: () => undefined,
    onLostCode: () => undefined,
    ...options,
  });
  return server;
}

const notAsked = (service: string) => Promise.reject(new Error(`Nothing asks for ${service}.`));
