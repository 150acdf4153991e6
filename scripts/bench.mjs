import { become, ensureBuilt, ensureInstalled } from './lib.mjs';

/** `npm run bench`: CPU time per operation. */
ensureInstalled();
ensureBuilt();
await become('bench.js');
