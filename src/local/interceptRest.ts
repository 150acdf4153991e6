import { isFilePath } from '~/lib/fileDoor.ts';
import { answeringRequest } from './answeringRequest.ts';
import type { ConnectedServer } from './connectServer.ts';

/** Answers a request of this page; null when it is not ours and belongs to the network. */
export type Answer = (request: Request) => Promise<Response | null>;

/** Whether the address is one that the table may list: a path below /api of this page's origin. */
export function isPossibleRestCall(address: string): boolean {
  try {
    const { origin, pathname } = new URL(address, document.baseURI);
    return origin === location.origin && pathname.startsWith('/api/');
  } catch {
    return false;
  }
}

type Server = Pick<ConnectedServer, 'rest' | 'file'>;

const answerBy =
  (load: () => Promise<Server>): Answer =>
  async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.clone().text();
    const server = await load();
    const reply = await server.rest({
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(request.headers),
      body: text === '' ? undefined : text,
    });
    return reply && new Response(reply.text, { status: reply.status, headers: reply.headers });
  };

/**
 * Answers the documented REST paths, and those of the bytes of files, in this page, by the server inside the browser, whether they are asked by fetch or by
 * XMLHttpRequest; the bytes by fetch alone. The server is started at the first call. Everything that its table does not list passes through to the
 * network. Returns the function that ends it.
 */
export function interceptRest(load: () => Promise<Server>): () => void {
  const answer = answerBy(load);
  const { fetch: network, XMLHttpRequest: Native } = window;
  window.fetch = async (input, init) => {
    if (!isPossibleRestCall(input instanceof Request ? input.url : String(input)))
      return network(input, init);
    const request = new Request(input, init);
    if (isFilePath(new URL(request.url).pathname))
      return (await import('./interceptFile.ts')).answerFile(load, request);
    return (await answer(request.clone())) ?? network(request);
  };
  window.XMLHttpRequest = answeringRequest(Native, answer, isPossibleRestCall);
  return () => {
    window.fetch = network;
    window.XMLHttpRequest = Native;
  };
}
