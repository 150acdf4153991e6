import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express from 'express';
import { providerOrigins, providersOf } from './auth/providerEnv.ts';
import { clientFiles } from './clientFiles.ts';
import { readStaticEnv, runProgram } from './env.ts';
import { drain, listen, onTermination } from './listen.ts';
import { readPage, withProviders } from './pages.ts';
import { securityHeaders } from './security.ts';

const clientFolder = fileURLToPath(new URL('../client', import.meta.url));

/** The dashboard in browser mode: files only, the API runs in the browser. */
await runProgram(async () => {
  const { HOST, PORT, MEDIA_ORIGINS, ...env } = readStaticEnv(process.env);
  const providers = providersOf(env);
  const page = await readPage(clientFolder, 'index.html');
  const index = page && withProviders(page, providers);
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders(index?.inlineScripts ?? [], providerOrigins(providers), { fixed: MEDIA_ORIGINS }));
  app.use(compression());
  app.use('/api', (_, response) => {
    const message = 'In browser mode the API answers inside the dashboard; `npm run server` serves it here.';
    response.status(404).json({ error: { code: 'NOT_FOUND', message } });
  });
  app.use(clientFiles(clientFolder, index));
  const { server, url } = await listen(app, HOST, PORT);
  onTermination(() => drain(server));
  // Written last: whoever waits for this line may end the program at once.
  process.stdout.write(`Watchfloor is at ${url}\n`);
});
