import { become, ensureBuilt, ensureInstalled, runTool } from './lib.mjs';

/**
 * `npm run bench`: CPU time per operation, what REST calls cost beside their operations, and 20 times `kill -9`; with
 * `-- --scale` on SQL, over 10,000 cameras and a million incidents.
 */
ensureInstalled();
ensureBuilt();
const onSql = process.argv.some((argument) => argument.startsWith('--scale'));
await become(onSql ? 'sqlBench.js' : 'bench.js');
const env = { ...process.env, WATCHFLOOR_BENCH: '1' };
if (!onSql && !runTool('vitest', ['run', '--project', 'bench'], { env })) process.exitCode = 1;
