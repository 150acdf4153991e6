import type { Line, ToPage, ToServer } from './messages.ts';
import { prepareLocalServer } from './prepareLocalServer.ts';
import { serveLocal } from './serveLocal.ts';

/** The server of the worker in the page itself, at the other end of a line of the page's own. */
export const serveInPage = (line: Line<ToServer, ToPage>): void =>
  serveLocal(line, prepareLocalServer(location.pathname), Promise.resolve(null));
