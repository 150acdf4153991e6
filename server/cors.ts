import type { RequestHandler } from 'express';

/** How long browsers may remember the answer to their question, in seconds. */
const rememberedFor = '600';

/**
 * Lets pages of these origins call from a browser, with a bearer token but without cookies, of which there are none.
 * Pages of other origins get no answer that their browser would show them.
 */
export const allowOrigins =
  (origins: readonly string[]): RequestHandler =>
  (request, response, next) => {
    const { origin } = request.headers;
    if (origins.length > 0) response.vary('origin');
    if (origin === undefined || !origins.includes(origin)) {
      next();
      return;
    }
    response.set({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after, x-request-id',
    });
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    response
      .set({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': rememberedFor,
      })
      .sendStatus(204);
  };
