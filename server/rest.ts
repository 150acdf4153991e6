import express, { Router } from 'express';
import type { Logger } from 'pino';
import type { Executor } from '~/graphql/execute.ts';
import { type WorkLimits, workLimits } from '~/graphql/work.ts';
import { createRestHandler } from '~/rest/handleRest.ts';
import { abortOnDisconnect } from './abortOnDisconnect.ts';
import { rememberCallerAddress } from './attempts/callers.ts';
import { answerErrors, bodyLimit } from './bodies.ts';

/** The REST paths below /api, including bodies on GET; an unknown path is answered 404 in JSON. */
export function restApi(
  executor: Executor,
  log: Logger,
  clock: () => number,
  limits: WorkLimits = workLimits,
): Router {
  const handle = createRestHandler(executor.execute, {
    clock,
    limits,
    onUnexpected: (error) => log.error({ err: error }, 'unexpected'),
  });
  const router = Router();
  router.use(express.text({ type: () => true, limit: bodyLimit }), rememberCallerAddress);
  router.use(async (request, response) => {
    const { method, baseUrl, path, headers, body } = request;
    const url = new URL(request.originalUrl, 'http://localhost');
    const authorization = headers.authorization;
    const reply = await handle({
      method,
      path: baseUrl + path,
      query: Object.fromEntries(url.searchParams),
      headers: { authorization },
      body: typeof body === 'string' ? body : undefined,
      left: abortOnDisconnect(response),
    });
    const {
      status,
      headers: replyHeaders,
      body: answer,
    } = reply ?? {
      status: 404,
      headers: {},
      body: {
        error: {
          code: 'NOT_FOUND',
          message: `There is no path ${baseUrl}${path}; /api/openapi.json lists those that are.`,
        },
      },
    };
    response.status(status).set(replyHeaders);
    if (answer === undefined) response.end();
    else response.json(answer);
  });
  router.use(answerErrors(log, (error) => ({ error })));
  return router;
}
