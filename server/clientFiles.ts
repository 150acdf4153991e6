import { extname, join } from 'node:path';
import express, { type Response, Router } from 'express';
import { assets } from './assets.ts';
import { type Page, withMediaOrigins } from './pages.ts';
import { mediaOriginsOf } from './security.ts';

/** In milliseconds. */
const YEAR = 365 * 24 * 60 * 60 * 1_000;

const notBuilt = 'The dashboard is not built: run `npm run build`.';

/** Sends a page that browsers ask for anew each time. */
export function sendPage(response: Response, page: Page | null): void {
  if (page === null) response.status(404).type('text').send(notBuilt);
  else response.setHeader('cache-control', 'no-cache').type('html').send(page.html);
}

/**
 * The dashboard's files: those with a hash in their name are kept for a year, every path of the dashboard answers its
 * page, and a file that is not there is 404.
 * @param folder of the build, absolute
 */
export function clientFiles(folder: string, index: Page | null): Router {
  const router = Router();
  router.get('/index.html', (_, response) => response.redirect(301, '/'));
  router.use('/assets', assets(join(folder, 'assets'), YEAR));
  router.use(express.static(folder, { index: false, redirect: false, maxAge: '1h' }));
  router.use((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).setHeader('allow', 'GET, HEAD').type('text').send('Files can only be read.');
    } else if (extname(request.path) !== '') {
      response.status(404).type('text').send('There is no such file.');
    } else sendPage(response, index && withMediaOrigins(index, mediaOriginsOf(response)));
  });
  return router;
}
