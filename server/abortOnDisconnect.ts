import type { Response } from 'express';

/** Aborted when the caller closes the connection before the response is sent. */
export function abortOnDisconnect(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
