import type { Execute } from '~/graphql/execute.ts';
import { onceLoaded } from '~/lib/onceLoaded.ts';
import type { RestHandler } from '~/rest/handleRest.ts';
import { answeringRequest } from './answeringRequest.ts';

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

const answerBy =
  (loadHandler: () => Promise<RestHandler>): Answer =>
  async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.clone().text();
    const handle = await loadHandler();
    const reply = await handle({
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(request.headers),
      body: text === '' ? undefined : text,
    });
    return (
      reply && new Response(JSON.stringify(reply.body), { status: reply.status, headers: reply.headers })
    );
  };

/**
 * Answers the documented REST paths in this page, over the same executor as the screens, whether they are asked by
 * fetch or by XMLHttpRequest. The table and the executor are fetched at the first call. Everything that the table does
 * not list passes through to the network. Returns the function that ends it.
 */
export function interceptRest(loadExecute: () => Promise<Execute>): () => void {
  const loadHandler = onceLoaded(async (): Promise<RestHandler> => {
    const [execute, { createRestHandler }] = await Promise.all([
      loadExecute(),
      import('~/rest/handleRest.ts'),
    ]);
    return createRestHandler(execute);
  });
  const answer = answerBy(loadHandler);
  const { fetch: network, XMLHttpRequest: Native } = window;
  window.fetch = async (input, init) => {
    if (!isPossibleRestCall(input instanceof Request ? input.url : String(input)))
      return network(input, init);
    const request = new Request(input, init);
    return (await answer(request.clone())) ?? network(request);
  };
  window.XMLHttpRequest = answeringRequest(Native, answer, isPossibleRestCall);
  return () => {
    window.fetch = network;
    window.XMLHttpRequest = Native;
  };
}
