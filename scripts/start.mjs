import { become, ensureBuilt, ensureInstalled } from './lib.mjs';

/** `npm start`: the dashboard in browser mode. Installs and builds what is missing, then serves it. */
ensureInstalled();
ensureBuilt();
await become('static.js');
