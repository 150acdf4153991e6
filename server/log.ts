import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * Logs one line for each request: id, method, path, status and milliseconds. Query, headers and bodies are left out,
 * because they hold tokens and passwords.
 */
export const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const id = randomUUID();
    const started = performance.now();
    const { method } = request;
    const [path] = request.originalUrl.split('?');
    response.setHeader('x-request-id', id);
    response.once('close', () => {
      const ms = Math.round(performance.now() - started);
      log.info({ requestId: id, method, path, status: response.statusCode, ms }, 'request');
    });
    next();
  };
