import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type Request, type Response, Router } from 'express';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Executor } from '~/graphql/execute.ts';
import { isFilePath, MOST_SENT } from '~/lib/fileDoor.ts';
import { answerBlobCall, type BlobReply } from '~/resolvers/blob/blob.door.ts';
import type { Context } from '~/resolvers/context.ts';
import { bearerToken } from '~/rest/bearer.ts';
import { rememberCallerAddress } from './attempts/callers.ts';
import { answerErrors } from './bodies.ts';
import type { Budget } from './limits/budget.ts';

/** How many bytes cost as much as one object of an answer: 300 MB a minute are an account's whole budget. */
const bytesForOne = 32;

const isBytes = (body: object): body is AsyncIterable<Uint8Array> => Symbol.asyncIterator in body;

async function send(response: Response, { status, headers, body }: BlobReply): Promise<void> {
  response.status(status).set(headers);
  if (body === null) response.end();
  else if (!isBytes(body)) response.json(body);
  else {
    try {
      await pipeline(Readable.from(body, { objectMode: false }), response);
    } catch (error) {
      // Whoever reads no further has left; the answer has begun, so everything else can only cut it off.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    }
  }
}

const refusedFor = (error: unknown): BlobReply => {
  if (!(error instanceof GraphQLError) || error.extensions.code !== 'RATE_LIMITED') throw error;
  const { code, retryAfterSeconds } = error.extensions;
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return { status: 429, headers, body: { error: { code, message: error.message } } };
};

/** The bytes of files: parts of uploads, and downloads. Everything else is passed on. */
export function fileApi(executor: Pick<Executor, 'context'>, budget: Budget, log: Logger): Router {
  const router = Router();
  const parts = express.raw({ type: () => true, limit: MOST_SENT });

  function answer(request: Request, context: Context): Promise<BlobReply> {
    const { method, baseUrl, path, query, headers, body } = request;
    return answerBlobCall(context, {
      method,
      path: baseUrl + path,
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      range: headers.range,
      ifNoneMatch: headers['if-none-match'],
      body: Buffer.isBuffer(body) ? body : undefined,
    });
  }

  /** Takes the cost of the bytes from what is left to the caller; answers 429 when that does not suffice. */
  async function charged(context: Context, bytes: number, response: Response): Promise<boolean> {
    try {
      await budget.charge(context, () => Math.ceil(bytes / bytesForOne));
      return true;
    } catch (error) {
      await send(response, refusedFor(error));
      return false;
    }
  }

  router.use(rememberCallerAddress, async (request, response, next) => {
    if (!isFilePath(request.baseUrl + request.path)) {
      next('router');
      return;
    }
    // Who asks is known before a megabyte is read.
    const context = await executor.context(bearerToken(request.headers.authorization));
    response.locals.context = context;
    if (!context.viewer || request.method !== 'PUT') next();
    else if (await charged(context, Number(request.headers['content-length'] ?? MOST_SENT), response))
      parts(request, response, next);
  });
  router.use(async (request, response) => {
    const { context } = response.locals;
    const reply = await answer(request, context);
    const bytes = Number(reply.headers['content-length'] ?? 0);
    if (await charged(context, bytes, response)) await send(response, reply);
  });
  router.use(answerErrors(log, (error) => ({ error })));
  return router;
}
