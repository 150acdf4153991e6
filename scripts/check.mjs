import { ensureChromium, ensureInstalled } from './lib.mjs';

/** `npm run check`: everything that can be said of the project without running its tests. */
ensureInstalled();
ensureChromium();
const { runSteps } = await import('./steps.mjs');
const { passed, failed } = runSteps();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
