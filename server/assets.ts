import { extname } from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';

/** Copies that the build has compressed, the smallest first. */
const copies = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** What says how long and in which form a file is kept: it must not go out with the answer that there is none. */
const ofFiles = [
  'cache-control',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-range',
  'content-length',
];

/** Sends the file as it lies on the disk now. Resolves with false when there is none. */
function sendNow(response: Response, folder: string, path: string, maxAge: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    response.sendFile(path, { root: folder, maxAge, immutable: true }, (error?: Error) => {
      // The caller has gone, or the file is cut off while it is sent: nothing follows.
      const over = response.headersSent || (error && 'code' in error && error.code === 'ECONNABORTED');
      if (!error || over) resolve(true);
      else if ('status' in error && Number(error.status) < 500) {
        for (const name of ofFiles) response.removeHeader(name);
        resolve(false);
      } else reject(error);
    });
  });
}

async function sendAsset(request: Request, response: Response, folder: string, maxAge: number) {
  const path = decodeURIComponent(request.path).slice(1);
  response.vary('accept-encoding');
  for (const { encoding, ending } of copies) {
    if (!request.acceptsEncodings(encoding)) continue;
    response.setHeader('content-encoding', encoding).type(extname(path));
    if (await sendNow(response, folder, path + ending, maxAge)) return true;
    response.removeHeader('content-encoding');
    response.removeHeader('content-type');
  }
  return sendNow(response, folder, path, maxAge);
}

/**
 * Files with a hash in their name, and the compressed copies that the build made of them. Each is looked up when it is
 * asked for: the folder may be built anew meanwhile, and then the new file is sent, or none.
 * @param folder absolute
 * @param maxAge milliseconds for which browsers keep them
 */
export function assets(folder: string, maxAge: number): RequestHandler {
  return Router().get('/*path', (request, response, next) => {
    sendAsset(request, response, folder, maxAge).then((sent) => (sent ? undefined : next()), next);
  });
}
