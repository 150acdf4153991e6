import { become, ensureBuilt, ensureInstalled } from './lib.mjs';

/** `npm run migrate`: brings the server's database up to date. */
ensureInstalled();
ensureBuilt();
await become('migrate.js');
