import { become, ensureBuilt, ensureInstalled } from './lib.mjs';

/** `npm run server`: GraphQL, REST and the dashboard in server mode. */
ensureInstalled();
ensureBuilt();
await become('server.js');
