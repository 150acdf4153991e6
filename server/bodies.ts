import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';

/** The largest body that is read. */
export const bodyLimit = '100kb';

interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

function failureOf({ type, status, limit }: { type?: unknown; status?: unknown; limit?: unknown }): Failure {
  if (type === 'entity.too.large') {
    const message = `The body may have at most ${Math.floor(Number(limit) / 1024)} kB.`;
    return { status: 413, code: 'PAYLOAD_TOO_LARGE', message };
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    const message = 'The body cannot be read: send JSON in UTF-8, as the Content-Type application/json.';
    return { status: 400, code: 'BAD_USER_INPUT', message };
  }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' };
}

/**
 * Answers errors that happen outside of GraphQL's and REST's own handlers (an unreadable body, for example) as JSON, in
 * the form of the API that was called. Unexpected errors are logged and masked.
 */
export const answerErrors =
  (log: Logger, form: (failure: Omit<Failure, 'status'>) => unknown): ErrorRequestHandler =>
  (error, _, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status, ...failure } = failureOf(error);
    if (status === 500) log.error({ err: error }, 'unexpected');
    response.status(status).json(form(failure));
  };
