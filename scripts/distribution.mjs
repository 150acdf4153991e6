import { installFromDistribution } from './lib.mjs';

/** Run by `npm test` beside `npm ci`: what the tests need from the distribution. */
installFromDistribution();
