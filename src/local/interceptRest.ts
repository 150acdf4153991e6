import { BatchInterceptor, type HttpRequestEventMap } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { Execute } from '~/graphql/execute.ts';
import { onceLoaded } from '~/graphql/onceLoaded.ts';
import type { RestHandler } from '~/rest/handleRest.ts';

async function bodyOf(request: Request): Promise<string | undefined> {
  const text = request.body ? await request.text() : '';
  return text === '' ? undefined : text;
}

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
  const answer = async ({ request, controller }: HttpRequestEventMap['request'][0]) => {
    const { origin, pathname, searchParams } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith('/api/')) return;
    const handle = await loadHandler();
    const reply = await handle({
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(request.headers),
      body: await bodyOf(request.clone()),
    });
    if (!reply) return;
    controller.respondWith(
      new Response(JSON.stringify(reply.body), { status: reply.status, headers: reply.headers }),
    );
  };
  const interceptor = new BatchInterceptor({
    name: 'watchfloor-rest',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });
  interceptor.apply();
  interceptor.on('request', answer);
  return () => interceptor.dispose();
}
