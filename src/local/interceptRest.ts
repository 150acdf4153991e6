import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { Execute } from '~/graphql/execute.ts';
import { createRestHandler } from '~/rest/handleRest.ts';

async function bodyOf(request: Request): Promise<string | undefined> {
  const text = request.body ? await request.text() : '';
  return text === '' ? undefined : text;
}

/**
 * Answers the documented REST paths in this page, over the same executor as the screens, whether they are asked by
 * fetch or by XMLHttpRequest. Everything that the table does not list passes through to the network.
 * Returns the function that ends it.
 */
export function interceptRest(execute: Execute): () => void {
  const handle = createRestHandler(execute);
  const interceptor = new BatchInterceptor({
    name: 'watchfloor-rest',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });
  interceptor.apply();
  interceptor.on('request', async ({ request, controller }) => {
    const { origin, pathname, searchParams } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith('/api/')) return;
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
  });
  return () => interceptor.dispose();
}
