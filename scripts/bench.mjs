import { become, ensureBuilt, ensureInstalled } from './lib.mjs';

/** `npm run bench`: CPU time per operation; with `-- --scale` on SQL, over 10,000 cameras and a million incidents. */
ensureInstalled();
ensureBuilt();
const onSql = process.argv.some((argument) => argument.startsWith('--scale'));
await become(onSql ? 'sqlBench.js' : 'bench.js');
