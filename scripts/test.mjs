import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureFfmpeg, ensureInstalled, ensurePostgres, root, runTool } from './lib.mjs';
import { runSteps } from './steps.mjs';

/** `npm test`: installs what it needs, checks, and runs every test. The last line says what came of it. */
ensureInstalled();
ensureChromium();
const postgres = ensurePostgres();
const ffmpeg = ensureFfmpeg();

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** A runner that wrote no report has failed, whatever it printed. */
function report(name, ran, count) {
  const path = join(results, name);
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const counts = count(JSON.parse(readFileSync(path, 'utf8')));
  return { passed: counts.passed, failed: counts.failed === 0 && !ran ? 1 : counts.failed };
}

const checks = runSteps();

const started = performance.now();
const unit = report(
  'vitest.json',
  runTool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${join(results, 'vitest.json')}`,
  ]),
  ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0),
  }),
);

console.log(
  `Unit tests and the REST suite behind every door: ${Math.round((performance.now() - started) / 1000)} s`,
);

/** Tests of a suite of Playwright's report that passed the second time only. */
const flakyIn = ({ title, specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap(flakyIn),
];
const secondTries = [];
const endToEnd = (name, ...choice) =>
  report(
    name,
    runTool('playwright', ['test', ...choice], {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, name) },
    }),
    ({ stats, suites }) => {
      secondTries.push(...suites.flatMap(flakyIn));
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  );
// What is measured has the machine to itself.
const e2e = endToEnd('playwright.json', '--grep-invert', '@alone');
const measured = endToEnd('measured.json', '--grep', '@alone', '--workers', '1');

const all = [checks, unit, e2e, measured];
const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
const failed = all.reduce((sum, counts) => sum + counts.failed, 0);
if (!postgres) {
  console.log(
    '! SKIPPED: neither the store nor REST was tested on PostgreSQL, for there is none here. Install it, or name one in',
  );
  console.log(
    '  WATCHFLOOR_TEST_POSTGRES=postgres://user:password@host/database (tests make databases of their own).',
  );
}
for (const title of secondTries) console.log(`! PASSED THE SECOND TIME ONLY: ${title}`);
if (!ffmpeg) {
  console.log('! SKIPPED: no real stream (HLS, MJPEG) was played, for there is no ffmpeg here. Install it.');
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
